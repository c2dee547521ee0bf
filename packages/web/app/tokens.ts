/** The colours of one theme, from design.md section 2. tokens.css has the same values for stylesheets; a test compares both. */
export interface Palette {
  readonly stage: string
  readonly chrome: string
  readonly panel: string
  readonly raised: string
  readonly hover: string
  readonly line: string
  readonly line2: string
  readonly ctl: string
  readonly t1: string
  readonly t2: string
  readonly t3: string
  readonly off: string
  readonly acc: string
  readonly 'acc-hover': string
  readonly 'acc-active': string
  readonly 'on-acc': string
  readonly 'acc-bg': string
  readonly warn: string
  readonly 'warn-bg': string
  readonly danger: string
  readonly 'danger-bg': string
  readonly badge: string
  /** Results three, two, one SD below the norm, within it, and above. */
  readonly sdn3: string
  readonly sdn2: string
  readonly sdn1: string
  readonly sd0: string
  readonly sdp1: string
  readonly sdp2: string
  readonly sdp3: string
}

export const dark: Palette = {
  stage: '#060708',
  chrome: '#131517',
  panel: '#191c1f',
  raised: '#22262a',
  hover: '#23272b',
  line: '#2b3035',
  line2: '#414950',
  ctl: '#68727a',
  t1: '#e8ebed',
  t2: '#a9b1b7',
  t3: '#87919a',
  off: '#5a636a',
  acc: '#3cc4b4',
  'acc-hover': '#52d3c4',
  'acc-active': '#2fa597',
  'on-acc': '#03211d',
  'acc-bg': '#12332f',
  warn: '#f0b429',
  'warn-bg': '#33290d',
  danger: '#ff7a70',
  'danger-bg': '#3a1a18',
  badge: '#cf2f55',
  sdn3: '#c293ed',
  sdn2: '#478df9',
  sdn1: '#9fd2f9',
  sd0: '#d5dadd',
  sdp1: '#f7dc8f',
  sdp2: '#f5972d',
  sdp3: '#f8605b',
}

export const light: Palette = {
  stage: '#f4f5f4',
  chrome: '#ffffff',
  panel: '#ffffff',
  raised: '#eaedec',
  hover: '#eef1f0',
  line: '#dfe3e2',
  line2: '#bfc7c6',
  ctl: '#828d8c',
  t1: '#14191c',
  t2: '#475158',
  t3: '#5f6a71',
  off: '#9aa3a8',
  acc: '#0b756c',
  'acc-hover': '#096259',
  'acc-active': '#074e47',
  'on-acc': '#ffffff',
  'acc-bg': '#e1f1ef',
  warn: '#8a5a00',
  'warn-bg': '#fbf1da',
  danger: '#b3261e',
  'danger-bg': '#fbe9e7',
  badge: '#cf2f55',
  sdn3: '#3c157a',
  sdn2: '#1535be',
  sdn1: '#0b70a2',
  sd0: '#3b454b',
  sdp1: '#855e04',
  sdp2: '#812b05',
  sdp3: '#ae1236',
}

export const fontFamily = '"IBM Plex Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif'
