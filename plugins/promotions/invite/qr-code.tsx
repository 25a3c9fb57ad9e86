import { type ReactNode, useMemo } from 'react'
import css from './qr-panel.module.css'
import { qrPath } from './qr-path.ts'

/** A text as a QR code, black on white in every theme: cameras read no other reliably. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
