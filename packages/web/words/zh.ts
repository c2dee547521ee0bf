import type { about } from './zh/about'
import type { analyses } from './zh/analyses'
import { app } from './zh/app'
import type { bench } from './zh/bench'
import type { benchPhone } from './zh/bench-phone'
import type { byOthers } from './zh/by-others'
import type { chat } from './zh/chat'
import type { clinic } from './zh/clinic'
import type { day } from './zh/day'
import type { documents } from './zh/documents'
import type { dropQuestion } from './zh/drop-question'
import type { entry } from './zh/entry'
import type { eraseCase } from './zh/erase-case'
import type { exporting } from './zh/exporting'
import type { face } from './zh/face'
import type { faceTable } from './zh/face-table'
import type { file } from './zh/file'
import type { firstStep } from './zh/first-step'
import type { formFiles } from './zh/form-files'
import type { frontal } from './zh/frontal'
import type { handOver } from './zh/hand-over'
import type { home } from './zh/home'
import type { imaging } from './zh/imaging'
import type { machines } from './zh/machines'
import type { metElsewhere } from './zh/met-elsewhere'
import type { migration } from './zh/migration'
import type { models } from './zh/models'
import type { neck } from './zh/neck'
import type { overlap } from './zh/overlap'
import type { overlay } from './zh/overlay'
import type { own } from './zh/own'
import type { palette } from './zh/palette'
import type { paper } from './zh/paper'
import type { passkey } from './zh/passkey'
import type { patientForm } from './zh/patient-form'
import { patients } from './zh/patients'
import type { phone } from './zh/phone'
import type { photo } from './zh/photo'
import type { pictures } from './zh/pictures'
import type { planning } from './zh/planning'
import type { recall } from './zh/recall'
import type { receipt } from './zh/receipt'
import type { reliability } from './zh/reliability'
import { routes } from './zh/routes'
import type { search } from './zh/search'
import type { share } from './zh/share'
import { signIn } from './zh/sign-in'
import { support } from './zh/support'
import type { treatments } from './zh/treatments'
import type { tutorial } from './zh/tutorial'
import type { user } from './zh/user'
import type { waiting } from './zh/waiting'
import type { workbench } from './zh/workbench'

/** The texts of the interface; Chinese is the source of truth. */
export const zh = { app, support, routes, signIn, patients }

/** With those in `late/`, loaded with the pages that need them. */
export type Words = typeof zh & {
  readonly about: typeof about
  readonly bench: typeof bench
  readonly analyses: typeof analyses
  readonly benchPhone: typeof benchPhone
  readonly byOthers: typeof byOthers
  readonly chat: typeof chat
  readonly clinic: typeof clinic
  readonly day: typeof day
  readonly documents: typeof documents
  readonly face: typeof face
  readonly faceTable: typeof faceTable
  readonly file: typeof file
  readonly firstStep: typeof firstStep
  readonly formFiles: typeof formFiles
  readonly metElsewhere: typeof metElsewhere
  readonly palette: typeof palette
  readonly exporting: typeof exporting
  readonly dropQuestion: typeof dropQuestion
  readonly eraseCase: typeof eraseCase
  readonly patientForm: typeof patientForm
  readonly frontal: typeof frontal
  readonly home: typeof home
  readonly imaging: typeof imaging
  readonly treatments: typeof treatments
  readonly migration: typeof migration
  readonly models: typeof models
  readonly machines: typeof machines
  readonly neck: typeof neck
  readonly overlap: typeof overlap
  readonly overlay: typeof overlay
  readonly own: typeof own
  readonly paper: typeof paper
  readonly entry: typeof entry
  readonly passkey: typeof passkey
  readonly phone: typeof phone
  readonly photo: typeof photo
  readonly pictures: typeof pictures
  readonly planning: typeof planning
  readonly recall: typeof recall
  readonly receipt: typeof receipt
  readonly reliability: typeof reliability
  readonly search: typeof search
  readonly handOver: typeof handOver
  readonly share: typeof share
  readonly tutorial: typeof tutorial
  readonly user: typeof user
  readonly waiting: typeof waiting
  readonly workbench: typeof workbench
}
