import process from 'node:process'
import { createInterface, type Interface } from 'node:readline'

/** Lines a person types, or that stand in a file piped in. */
export class Lines {
  private readonly reader: Interface
  private readonly ready: string[] = []
  private waiting: ((line: string | undefined) => void) | undefined
  private ended = false
  private words: readonly string[] = []
  /** Whether Ctrl-C ended it. */
  interrupted = false

  constructor() {
    const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true
    this.reader = createInterface({
      input: process.stdin,
      ...(terminal ? { output: process.stdout } : {}),
      terminal,
      completer: (line: string) => this.completed(line),
    })
    this.reader.on('line', (line) => {
      if (this.waiting === undefined) this.ready.push(line)
      else this.hand(line)
    })
    this.reader.on('SIGINT', () => {
      this.interrupted = true
      this.reader.close()
    })
    this.reader.on('close', () => {
      this.ended = true
      this.hand(undefined)
    })
  }

  /** The next line, or undefined when there are no more. What is not typed at a terminal is echoed behind the prompt. */
  async next(prompt: string, echo: boolean, words: readonly string[] = []): Promise<string | undefined> {
    this.words = words
    if (this.reader.terminal) {
      this.reader.setPrompt(prompt)
      this.reader.prompt()
    }
    const line = this.ready.shift() ?? (this.ended ? undefined : await this.typed())
    if (echo && !this.reader.terminal && line !== undefined) process.stdout.write(`${prompt}${line}\n`)
    return line
  }

  close(): void {
    this.reader.close()
  }

  /** What the last word typed may become. */
  private completed(line: string): [string[], string] {
    const last = line.slice(line.lastIndexOf(' ') + 1)
    return [this.words.filter((word) => word.startsWith(last)), last]
  }

  private typed(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  private hand(line: string | undefined): void {
    const waiting = this.waiting
    this.waiting = undefined
    waiting?.(line)
  }
}
