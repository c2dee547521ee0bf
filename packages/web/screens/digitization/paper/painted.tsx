import { useLayoutEffect, useRef } from 'react'

interface PaintedProps {
  readonly width: number
  readonly height: number
  readonly paint: (context: CanvasRenderingContext2D) => void
  readonly opacity?: number
}

/** Painted at once: a picture that is still being fetched would not be on the paper. */
export const Painted = ({ width, height, paint, opacity = 1 }: PaintedProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) paint(context)
  }, [paint])
  return <canvas ref={canvas} width={width} height={height} style={{ opacity }} />
}
