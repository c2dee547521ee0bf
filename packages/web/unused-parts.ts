import type { Plugin } from 'vite'

interface Part {
  /** The importing module, by the end of its path. */
  readonly importer: string
  readonly source: string
  /** The code that replaces the part. The comments below say why each is never used. */
  readonly instead: string
}

const through = '({ children }) => children'

/**
 * Parts that antd pulls in wherever it is used and this product never needs: a fifth of the code of its first page. Each is
 * removed for one importer only, so that whoever uses the real one gets it.
 */
const parts: readonly Part[] = [
  // One tooltip that glides from target to target (`tooltip.unique`): it pulls all popup code into the first page.
  { importer: 'antd/es/config-provider/index.js', source: '../tooltip/UniqueProvider', instead: `export default ${through}` },
  // The provider for several linked forms (`Form.Provider`): it pulls forms and their validator in with every input.
  { importer: 'antd/es/form/context.js', source: '@rc-component/form', instead: `export const FormProvider = ${through}` },
  // A button checks whether a solid colour is bright, and pulls in the colour picker's panels. antd's own bound, for an opaque
  // colour.
  {
    importer: 'antd/es/button/style/token.js',
    source: '../../color-picker/components/ColorPresets',
    instead: 'export const isBright = c => { const { r, g, b } = c.toRgb(); return r * 0.299 + g * 0.587 + b * 0.114 > 192 }',
  },
  // And converts the colour it checks to the colour picker's own type, which comes with the whole picker.
  {
    importer: 'antd/es/button/style/token.js',
    source: '../../color-picker/color',
    instead: "export { FastColor as AggregationColor } from '@ant-design/fast-color'",
  },
  // So does a tooltip with a colour of its own, which none of ours has.
  {
    importer: 'antd/es/tooltip/util.js',
    source: '../color-picker/util',
    instead:
      "import { FastColor } from '@ant-design/fast-color'; export const generateColor = colour => new FastColor(colour ?? '#fff')",
  },
  // Dialogs opened without React's tree (`Modal.confirm`): ours use `Modal.useModal`, with the theme and language.
  {
    importer: 'antd/es/modal/index.js',
    source: './confirm',
    instead:
      'const none = () => null; export { none as default, none as modalGlobalConfig, none as withConfirm, none as withError, ' +
      'none as withInfo, none as withSuccess, none as withWarn }',
  },
  // The skeleton of a dialog that is `loading`: ours open only with their content loaded.
  { importer: 'antd/es/modal/Modal.js', source: '../skeleton', instead: 'export default () => null' },
  // Dialogs, tooltips and lists rendered inline, which antd shows on its own site.
  { importer: 'antd/es/modal/index.js', source: './PurePanel', instead: 'export default () => null' },
  { importer: 'antd/es/tooltip/index.js', source: './PurePanel', instead: 'export default () => null' },
  { importer: 'antd/es/select/index.js', source: '../_util/PurePanel', instead: 'export default () => () => null' },
  // Two drawings of an empty box: only select lists use them here, and say in words that they are empty.
  {
    importer: 'antd/es/config-provider/defaultRenderEmpty.js',
    source: '../empty',
    instead:
      "import { createElement } from 'react'; import useLocale from 'antd/es/locale/useLocale'; " +
      "const Empty = () => createElement('div', { style: { padding: 8, textAlign: 'center' } }, useLocale('Empty')[0].description); " +
      'export default Empty',
  },
  // A dialog reads the breakpoints, and pulls in the whole grid of rows and columns.
  {
    importer: 'antd/es/modal/style/index.js',
    source: '../../grid/style',
    instead:
      'export const getMediaSize = t => ({ xs: t.screenXSMin, sm: t.screenSMMin, md: t.screenMDMin, lg: t.screenLGMin, ' +
      'xl: t.screenXLMin, xxl: t.screenXXLMin, xxxl: t.screenXXXLMin })',
  },
  // A select's list slides; other motions can be configured, which ours never do.
  {
    importer: 'antd/es/select/style/dropdown.js',
    source: '../../style/motion',
    instead: "export * from 'antd/es/style/motion/slide'; export const initMoveMotion = () => ({})",
  },
  // The gliding tooltip again, passed on by tooltips and popups themselves.
  { importer: 'antd/es/tooltip/index.js', source: './UniqueProvider', instead: `export default ${through}` },
  { importer: '@rc-component/trigger/es/index.js', source: './UniqueProvider', instead: `export default ${through}` },
  // antd's English words, where an application gives it none: ours come from `app/antd-words.ts`.
  { importer: 'antd/es/config-provider/index.js', source: '../locale/en_US', instead: 'export default {}' },
  { importer: 'antd/es/locale/useLocale.js', source: './en_US', instead: 'export default {}' },
  { importer: 'antd/es/modal/locale.js', source: '../locale/en_US', instead: 'export default {}' },
  { importer: 'antd/es/modal/useModal/HookModal.js', source: '../../locale/en_US', instead: 'export default {}' },
  { importer: 'antd/es/_util/hooks/useClosable.js', source: '../../locale/en_US', instead: 'export default {}' },
  { importer: 'antd/es/tour/panelRender.js', source: '../locale/en_US', instead: 'export default {}' },
  // Twenty-six ranges of ten shades, light and dark, which are computed where they are not listed; none of ours is among them.
  {
    importer: '@ant-design/colors/es/index.js',
    source: './presets',
    instead:
      'const none = []; export { none as blue, none as gold }; export const presetPrimaryColors = {}; export const presetPalettes = {}',
  },
  // The hundred and fifty named colours: ours are written as numbers.
  { importer: '@ant-design/fast-color/es/FastColor.js', source: './presetColors', instead: 'export default {}' },
]

/** Removes `parts`; fails if one is not imported any more, as after an update of antd. */
export const unusedParts = (): Plugin => {
  const left = new Set(parts)
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const part = parts.find(each => each.source === source && importer?.endsWith(each.importer))
      if (!part) return null
      left.delete(part)
      return `\0unused-part-${parts.indexOf(part)}`
    },
    load: id => {
      const [, index] = /^\0unused-part-(\d+)$/.exec(id) ?? []
      return index === undefined ? null : (parts[Number(index)]?.instead ?? null)
    },
    buildEnd: error => {
      const names = [...left].map(({ importer, source }) => `${source} of ${importer}`)
      if (!error && names.length > 0) throw new Error(`nobody asks for ${names.join(', ')} any more: see unused-parts.ts`)
    },
  }
}
