import { render } from 'preact'
import { After } from './After.tsx'

/** The page where a fight is looked back at, from the seat that stands behind `#`. */
export function begin(root: Element): void {
  const seat = /^#(\/t\/[^/]+\/[^/#]+)$/.exec(decodeURI(location.hash))?.[1]
  if (seat === undefined) location.replace('/')
  else render(<After seat={seat} />, root)
}
