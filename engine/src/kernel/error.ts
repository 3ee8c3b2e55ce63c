export { AffrayError } from '../dice/error.ts'
