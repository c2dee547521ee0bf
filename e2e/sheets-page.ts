// The two drawings of a picture, alone on a page of Chromium: `show` paints the same layers once as elements and once on the canvas.
import '../packages/web/app/tokens.css'
import '../packages/web/app/base.css'
import type { Layer } from '@sella/drawing/scene/scene'
import type { Size, View } from '@sella/workbench/canvas/view'
import { createStore } from '@sella/workbench/store'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Drawing, MovingDrawing } from '../packages/web/editor/drawing'

export interface Shown {
  readonly on: 'elements' | 'canvas'
  readonly layers: readonly Layer[]
  readonly view: View
  readonly size: Size
}

declare global {
  interface Window {
    show: (shown: Shown) => Promise<void>
  }
}

const root = createRoot(document.body)

/** Resolves once the page has painted it. */
window.show = async ({ on, layers, view, size }) => {
  await Promise.all([400, 500, 600].map(weight => document.fonts.load(`${weight} 16px "IBM Plex Sans"`)))
  const drawing = { layers, settled: view, view: createStore(view) }
  root.render(on === 'elements' ? createElement(Drawing, drawing) : createElement(MovingDrawing, { ...drawing, size }))
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
