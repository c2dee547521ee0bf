import { about } from './en/about'
import { analyses } from './en/analyses'
import { app } from './en/app'
import { bench } from './en/bench'
import { benchPhone } from './en/bench-phone'
import { byOthers } from './en/by-others'
import { chat } from './en/chat'
import { clinic } from './en/clinic'
import { day } from './en/day'
import { documents } from './en/documents'
import { dropQuestion } from './en/drop-question'
import { entry } from './en/entry'
import { eraseCase } from './en/erase-case'
import { exporting } from './en/exporting'
import { face } from './en/face'
import { faceTable } from './en/face-table'
import { file } from './en/file'
import { firstStep } from './en/first-step'
import { formFiles } from './en/form-files'
import { frontal } from './en/frontal'
import { handOver } from './en/hand-over'
import { home } from './en/home'
import { imaging } from './en/imaging'
import { machines } from './en/machines'
import { metElsewhere } from './en/met-elsewhere'
import { migration } from './en/migration'
import { models } from './en/models'
import { neck } from './en/neck'
import { overlap } from './en/overlap'
import { overlay } from './en/overlay'
import { own } from './en/own'
import { palette } from './en/palette'
import { paper } from './en/paper'
import { passkey } from './en/passkey'
import { patientForm } from './en/patient-form'
import { patients } from './en/patients'
import { phone } from './en/phone'
import { photo } from './en/photo'
import { pictures } from './en/pictures'
import { planning } from './en/planning'
import { recall } from './en/recall'
import { receipt } from './en/receipt'
import { reliability } from './en/reliability'
import { routes } from './en/routes'
import { search } from './en/search'
import { share } from './en/share'
import { signIn } from './en/sign-in'
import { support } from './en/support'
import { treatments } from './en/treatments'
import { tutorial } from './en/tutorial'
import { user } from './en/user'
import { waiting } from './en/waiting'
import { workbench } from './en/workbench'
import type { Words } from './zh'

export const en: Words = {
  app,
  support,
  byOthers,
  chat,
  routes,
  home,
  clinic,
  day,
  documents,
  entry,
  face,
  faceTable,
  firstStep,
  formFiles,
  metElsewhere,
  palette,
  exporting,
  dropQuestion,
  eraseCase,
  patientForm,
  frontal,
  search,
  handOver,
  share,
  signIn,
  about,
  patients,
  passkey,
  phone,
  photo,
  recall,
  pictures,
  planning,
  receipt,
  reliability,
  file,
  imaging,
  treatments,
  migration,
  models,
  machines,
  neck,
  overlap,
  overlay,
  own,
  paper,
  tutorial,
  user,
  bench,
  analyses,
  benchPhone,
  waiting,
  workbench,
}
