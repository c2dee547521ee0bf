import type { ColumnDefinitionBuilder } from 'kysely'
import type { Db, Engine } from '../open'

const plain = (column: ColumnDefinitionBuilder) => column

/** The edit of a picture, stored beside its original, and whether its kind is only a guess. */
export const pictureEdits = async (db: Db, { byteText }: Engine): Promise<void> => {
  for (const [name, type] of [
    ['recipe', 'text'],
    ['shown', byteText],
    ['frame', byteText],
    ['plain_width', 'integer'],
    ['plain_height', 'integer'],
  ] as const)
    await db.schema.alterTable('image').addColumn(name, type, plain).execute()
  await db.schema
    .alterTable('image')
    .addColumn('guessed', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('image_shown').on('image').column('shown').execute()
}
