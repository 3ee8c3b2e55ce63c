/** The same name as the one copy of it that is compared by its place and not letter by letter: what names a record's field is. */
export const interned = (name: string): string => Object.keys({ [name]: true })[0] ?? name
