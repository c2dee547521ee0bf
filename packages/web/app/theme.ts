import { type ThemeConfig, theme } from 'antd'
import { dark, fontFamily, light, type Palette } from './tokens'

type Algorithm = typeof theme.darkAlgorithm

/** darkAlgorithm recomputes the seeds, so a final step restores the colours of the palette. */
const pinned = (p: Palette) => ({
  colorPrimary: p.acc,
  colorPrimaryHover: p['acc-hover'],
  colorPrimaryActive: p['acc-active'],
  colorPrimaryBg: p['acc-bg'],
  colorPrimaryBgHover: p['acc-bg'],
  colorInfo: p.acc,
  colorLink: p.acc,
  colorLinkHover: p['acc-hover'],
  colorLinkActive: p['acc-active'],
  colorWarning: p.warn,
  colorWarningBg: p['warn-bg'],
  colorError: p.danger,
  // antd's own lighter red on hover has too little contrast for its text.
  colorErrorHover: p.danger,
  colorErrorText: p.danger,
  colorErrorBg: p['danger-bg'],
  colorBgLayout: p.stage,
  colorBgContainer: p.panel,
  colorBgElevated: p.raised,
  colorBorder: p.ctl,
  colorBorderSecondary: p.line2,
  colorText: p.t1,
  colorTextSecondary: p.t2,
  colorTextTertiary: p.t3,
  colorTextQuaternary: p.off,
})

const pin =
  (p: Palette): Algorithm =>
  (seed, map) => ({ ...(map ?? theme.defaultAlgorithm(seed)), ...pinned(p) })

/** Floating elements over a light page are white; the raised grey is for parts within it. */
const floats = (p: Palette) => (p === light ? { colorBgElevated: p.panel } : {})

const tokensOf = (p: Palette): ThemeConfig['token'] => {
  const boxShadow = p === dark ? '0 8px 28px rgba(0,0,0,.55)' : '0 6px 24px rgba(20,32,36,.14)'
  return {
    colorPrimary: p.acc,
    fontFamily,
    fontSize: 13,
    fontSizeSM: 12,
    fontSizeLG: 16,
    controlHeight: 32,
    controlHeightSM: 26,
    borderRadius: 4,
    borderRadiusSM: 3,
    borderRadiusLG: 6,
    colorSplit: p.line,
    controlItemBgHover: p.hover,
    colorTextPlaceholder: p.t3,
    colorTextDisabled: p.off,
    boxShadow,
    boxShadowSecondary: boxShadow,
    motionDurationFast: '0.12s',
    motionDurationMid: '0.18s',
    motionDurationSlow: '0.18s',
    colorBgMask: p === dark ? 'rgba(0,0,0,.7)' : 'rgba(12,18,20,.66)',
  }
}

const componentsOf = (p: Palette): ThemeConfig['components'] => ({
  Button: {
    primaryColor: p['on-acc'],
    dangerColor: p === dark ? '#2b0806' : '#ffffff',
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    contentFontSize: 13,
    fontWeight: 500,
  },
  Badge: { colorError: p.badge },
  Layout: { headerBg: p.chrome, siderBg: p.chrome },
  Modal: { ...floats(p), titleFontSize: 16 },
  Drawer: floats(p),
  Dropdown: floats(p),
  Select: floats(p),
  DatePicker: floats(p),
  Popover: floats(p),
  Notification: floats(p),
  Popconfirm: floats(p),
  Segmented: { trackBg: p.raised, itemSelectedBg: p.panel },
})

/** On a phone every control is as large as a finger: buttons, fields, choices and the entries of menus. */
export const forFingers = { controlHeight: 44, controlHeightSM: 40, controlHeightLG: 48 }

const config = (p: Palette, base: Algorithm): ThemeConfig => ({
  algorithm: [base, pin(p)],
  token: tokensOf(p),
  components: componentsOf(p),
})

export const darkTheme = config(dark, theme.darkAlgorithm)
export const lightTheme = config(light, theme.defaultAlgorithm)
