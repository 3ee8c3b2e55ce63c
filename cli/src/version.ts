/** The version of Affray, as every package has it. */
export const VERSION = '0.1.0'
