import { analysis, systems } from '@affray/engine'

self.onmessage = ({ data }) => self.postMessage(analysis.workOn(data, systems))
