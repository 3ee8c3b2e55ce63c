/* Notes each time a file is brought to the disk: its name and its length then. Loaded before the C library. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void note(int fd) {
  const char *log = getenv("SYNC_LOG");
  char link[64], path[4096], line[4200];
  struct stat now;
  if (log == NULL || fstat(fd, &now) != 0) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (n < 0) return;
  path[n] = 0;
  int out = open(log, O_WRONLY | O_APPEND | O_CREAT, 0600);
  int length = snprintf(line, sizeof line, "%s %lld\n", path, (long long)now.st_size);
  if (out >= 0 && write(out, line, length) != length) abort();
  if (out >= 0) close(out);
}

int fsync(int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  note(fd);
  return result;
}
int fdatasync(int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  note(fd);
  return result;
}
