/** The path of a Chromium, or undefined. */
export function chromium(): string | undefined
/** Installs one where there is none and it is possible. Gives the reason where it is not. */
export function installChromium(): string | undefined
