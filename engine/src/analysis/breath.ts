/**
 * Lets everything else have its turn: timers, input, the signal that says stop. Where there is `setImmediate` a timer will not do:
 * one that is set again and again by long work is served before anything else.
 */
export const breath = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve)
    else setTimeout(resolve, 0)
  })
declare const setImmediate: ((then: () => void) => unknown) | undefined
declare function setTimeout(then: () => void, milliseconds: number): unknown
