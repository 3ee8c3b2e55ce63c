import * as z from 'zod'

/** Marks nobody sees: controls but for tabs and new lines, those that turn the direction of a line, and those that mean nothing by themselves. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Co}\p{Cs}\u061C\u202A-\u202E\u2066-\u2069]/gu

/** What people write, without such marks. */
export const written = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(UNSEEN, ''))
    .trim()
    .max(most)
