import type { Plugin } from 'vite'

interface Part {
  /** The module that asks for the part, by the end of its path. */
  readonly importer: string
  readonly source: string
  /** What it gets instead, and why the part is never used. */
  readonly instead: string
}

const through = '({ children }) => children'

/**
 * What antd brings along wherever it is used and this product never needs: a fifth of the code of its first page. Each is left out for
 * one importer only, so that whoever uses the real thing gets it.
 */
const parts: readonly Part[] = [
  // One tooltip that glides from target to target (`tooltip.unique`): with it the whole of popups comes with the first page.
  { importer: 'antd/es/config-provider/index.js', source: '../tooltip/UniqueProvider', instead: `export default ${through}` },
  // The provider of several forms that hear of each other (`Form.Provider`): with it forms and their validator come with every input.
  { importer: 'antd/es/form/context.js', source: '@rc-component/form', instead: `export const FormProvider = ${through}` },
  // A button asks whether a solid colour is bright, and gets the colour picker's panels. antd's own bound, for an opaque colour.
  {
    importer: 'antd/es/button/style/token.js',
    source: '../../color-picker/components/ColorPresets',
    instead: 'export const isBright = c => { const { r, g, b } = c.toRgb(); return r * 0.299 + g * 0.587 + b * 0.114 > 192 }',
  },
  // And makes the colour it asks about of the colour picker's own kind, which comes with the whole picker.
  {
    importer: 'antd/es/button/style/token.js',
    source: '../../color-picker/color',
    instead: "export { FastColor as AggregationColor } from '@ant-design/fast-color'",
  },
  // So does a tooltip of a colour of its own, which none of ours has.
  {
    importer: 'antd/es/tooltip/util.js',
    source: '../color-picker/util',
    instead:
      "import { FastColor } from '@ant-design/fast-color'; export const generateColor = colour => new FastColor(colour ?? '#fff')",
  },
  // Dialogs asked for without React's tree (`Modal.confirm`): ours are asked through `Modal.useModal`, in the theme and language.
  {
    importer: 'antd/es/modal/index.js',
    source: './confirm',
    instead:
      'const none = () => null; export { none as default, none as modalGlobalConfig, none as withConfirm, none as withError, ' +
      'none as withInfo, none as withSuccess, none as withWarn }',
  },
  // The grey lines of a dialog that is `loading`: none of ours opens before it has what it shows.
  { importer: 'antd/es/modal/Modal.js', source: '../skeleton', instead: 'export default () => null' },
  // Dialogs, tooltips and lists standing open in the page, which antd shows on its own site.
  { importer: 'antd/es/modal/index.js', source: './PurePanel', instead: 'export default () => null' },
  { importer: 'antd/es/tooltip/index.js', source: './PurePanel', instead: 'export default () => null' },
  { importer: 'antd/es/select/index.js', source: '../_util/PurePanel', instead: 'export default () => () => null' },
  // Two drawings of an empty box: only lists to choose from ask for them here, and say in words that they have nothing.
  {
    importer: 'antd/es/config-provider/defaultRenderEmpty.js',
    source: '../empty',
    instead:
      "import { createElement } from 'react'; import useLocale from 'antd/es/locale/useLocale'; " +
      "const Empty = () => createElement('div', { style: { padding: 8, textAlign: 'center' } }, useLocale('Empty')[0].description); " +
      'export default Empty',
  },
  // A dialog asks how wide screens are, and gets the whole grid of rows and columns.
  {
    importer: 'antd/es/modal/style/index.js',
    source: '../../grid/style',
    instead:
      'export const getMediaSize = t => ({ xs: t.screenXSMin, sm: t.screenSMMin, md: t.screenMDMin, lg: t.screenLGMin, ' +
      'xl: t.screenXLMin, xxl: t.screenXXLMin, xxxl: t.screenXXXLMin })',
  },
  // The list of a choice slides; it can also be told to move, which none of ours is.
  {
    importer: 'antd/es/select/style/dropdown.js',
    source: '../../style/motion',
    instead: "export * from 'antd/es/style/motion/slide'; export const initMoveMotion = () => ({})",
  },
  // The gliding tooltip again, where tooltips and popups themselves hand it on.
  { importer: 'antd/es/tooltip/index.js', source: './UniqueProvider', instead: `export default ${through}` },
  { importer: '@rc-component/trigger/es/index.js', source: './UniqueProvider', instead: `export default ${through}` },
  // The hundred and fifty colours that have names: ours are written as numbers.
  { importer: '@ant-design/fast-color/es/FastColor.js', source: './presetColors', instead: 'export default {}' },
]

/** Leaves out `parts`; fails when one is not asked for any more, as after an update of antd. */
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
