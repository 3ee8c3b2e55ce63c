import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** A QR code, drawn as one path; its maker is loaded when somebody wants one. */
export function Qr({ text }: { readonly text: string }) {
  const code = useSignal<{ readonly path: string; readonly size: number } | undefined>(undefined)
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 })
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
      code.value = { path, size }
    })
  }, [text])
  if (code.value === undefined) return null
  const { path, size } = code.value
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
