import { z } from 'zod/mini'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'

export const rereads = {
  rereadAdd: call('/reread/add', {
    input: z.strictObject({
      recordUuid: f.uuid,
      reader: e.rereadBy,
      /** Of the other reader, or of the weights; empty where she read herself. */
      name: z.string().check(z.maxLength(100)),
      cephPoints: f.jsonText,
    }),
    output: e.reread,
    does: "Keeps a further reading of a record's film, made blind; the record's own tracing is not touched.",
  }),
  rereadList: call('/reread/list', {
    input: z.strictObject({}),
    output: z.array(e.rereadFilm),
    does: "All further readings of the doctor's films, oldest first, each with the record's own tracing of that film.",
  }),
  rereadDelete: call('/reread/delete', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Deletes a further reading for good; the change log keeps what it was.',
  }),
} as const
