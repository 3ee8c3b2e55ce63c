/** Lets everything else have its turn: timers, input, the signal that says stop. Every host of JavaScript has this clock. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
declare function setTimeout(then: () => void, milliseconds: number): unknown
