import { readFileSync } from 'node:fs'
import { theme } from 'antd'
import { describe, expect, it } from 'vitest'
import { darkTheme, lightTheme } from './theme'
import { dark, light, type Palette } from './tokens'

const arrived = (p: Palette) => ({
  colorPrimary: p.acc,
  colorPrimaryBg: p['acc-bg'],
  colorWarning: p.warn,
  colorWarningBg: p['warn-bg'],
  colorError: p.danger,
  colorBgLayout: p.stage,
  colorBgContainer: p.panel,
  colorBgElevated: p.raised,
  colorSplit: p.line,
  colorBorderSecondary: p.line2,
  colorBorder: p.ctl,
  controlItemBgHover: p.hover,
  colorText: p.t1,
  colorTextSecondary: p.t2,
  colorTextTertiary: p.t3,
})

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map(i => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [x, y] = [luminance(a), luminance(b)].sort((m, n) => n - m) as [number, number]
  return (x + 0.05) / (y + 0.05)
}

describe.each([
  ['dark', dark, darkTheme],
  ['light', light, lightTheme],
] as const)('the %s theme', (name, palette, config) => {
  it('hands antd every colour of the palette unchanged', () => {
    expect(theme.getDesignToken(config)).toMatchObject(arrived(palette))
  })

  it('keeps 13 px body type and 32 px controls', () => {
    expect(theme.getDesignToken(config)).toMatchObject({
      fontSize: 13,
      fontSizeSM: 12,
      fontSizeLG: 16,
      controlHeight: 32,
      borderRadius: 4,
    })
  })

  it('gives stylesheets the same colours', () => {
    const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
    const block = css.slice(css.indexOf(`[data-theme="${name}"] {`))
    const written = Object.fromEntries(
      [...block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): (#\w{6});/g)].map(m => [m[1], m[2]]),
    )
    expect(written).toEqual(palette)
  })

  it('reads every text and result colour at 4.5:1 on panel and hover', () => {
    const inks = ['t1', 't2', 't3', 'acc', 'warn', 'danger', 'sdn3', 'sdn2', 'sdn1', 'sd0', 'sdp1', 'sdp2', 'sdp3'] as const
    const poor = inks.filter(ink => [palette.panel, palette.hover].some(ground => contrast(palette[ink], ground) < 4.5))
    expect(poor).toEqual([])
  })

  it('reads labels on filled buttons in rest, hover and press', () => {
    const grounds = [palette.acc, palette['acc-hover'], palette['acc-active']]
    expect(grounds.every(ground => contrast(palette['on-acc'], ground) >= 4.5)).toBe(true)
  })
})
