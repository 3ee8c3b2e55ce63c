/** The one kind of error that crosses the library's border: a code for programs, a sentence for people, and what to do. */
export class AffrayError extends Error {
  override readonly name = 'AffrayError'
  readonly code: string
  /** What the person who meets it can do. */
  readonly remedy: string

  constructor(code: string, sentence: string, remedy: string) {
    super(sentence)
    this.code = code
    this.remedy = remedy
  }
}
