import { useMemo } from 'react'
import { qrPath } from './qr-path'

interface QrProps {
  readonly text: string
  readonly label: string
  /** No longer valid. */
  readonly faded?: boolean
}

/** A text as a QR code, black on white in any theme: cameras read no other. */
export const Qr = ({ text, label, faded = false }: QrProps) => {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-faded={faded} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
