import type { Part } from '../http/handlers'
import { type CardFile, cardFiles } from './card-file'
import { modelCardOf } from './model-cards'

/** Public information about this installation. */
export const aboutCalls = ({ modelsFolder }: { readonly modelsFolder: string | null }): Part<'modelCards'> => {
  let cards: Promise<readonly CardFile[]> | null = null
  return {
    modelCards: async (_, { lang }) => {
      cards ??= cardFiles(modelsFolder)
      return (await cards).map(card => modelCardOf(card, lang))
    },
  }
}
