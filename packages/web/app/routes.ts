import {
  Box,
  Building2,
  Camera,
  DraftingCompass,
  Files,
  FileText,
  FolderInput,
  GraduationCap,
  Headset,
  House,
  Images,
  Inbox,
  Info,
  Layers2,
  LogIn,
  type LucideIcon,
  NotebookPen,
  ScanSearch,
  Search,
  ShieldCheck,
  Target,
  User,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import {
  clinicPath,
  confirmPath,
  designPath,
  inboxPath,
  intakePath,
  invitePath,
  migrationPath,
  phonePath,
  resultPath,
  sharedPath,
  verifyPath,
} from '../paths'
import type { Words } from '../words/zh'

type Loaded = Promise<{ readonly Component: ComponentType }>

/** A route: menus, top bars and the router are built from it. */
export interface Place {
  readonly path: string
  readonly name: Exclude<keyof Words['routes'], 'short'>
  readonly icon: LucideIcon
  readonly load: () => Loaded
}

export const publicPlaces: readonly Place[] = [
  {
    path: '/home',
    name: 'home',
    icon: House,
    load: async () => ({ Component: (await import('../screens/home/home')).Home }),
  },
  {
    path: '/tutorial',
    name: 'tutorial',
    icon: GraduationCap,
    load: async () => ({ Component: (await import('../screens/tutorial/tutorial')).Tutorial }),
  },
  {
    path: '/about',
    name: 'about',
    icon: Info,
    load: async () => ({ Component: (await import('../screens/about/about')).About }),
  },
  {
    path: '/login',
    name: 'login',
    icon: LogIn,
    load: async () => ({ Component: (await import('../screens/login/login')).Login }),
  },
]

export const mainPlaces: readonly Place[] = [
  {
    path: '/patients',
    name: 'patients',
    icon: Users,
    load: async () => ({ Component: (await import('../screens/patients/patients')).Patients }),
  },
  {
    path: intakePath,
    name: 'intake',
    icon: Inbox,
    load: async () => ({ Component: (await import('../screens/intake/intake')).Intake }),
  },
  {
    path: '/patientsSearch',
    name: 'patientsSearch',
    icon: Search,
    load: async () => ({ Component: (await import('../screens/patients-search/patients-search')).PatientsSearch }),
  },
  {
    path: clinicPath,
    name: 'clinic',
    icon: Building2,
    load: async () => ({ Component: (await import('../screens/clinic/clinic')).Clinic }),
  },
  {
    path: '/user',
    name: 'user',
    icon: User,
    load: async () => ({ Component: (await import('../screens/user/user')).UserCentre }),
  },
]

/** Public pages reached by a link and not shown in any bar; open to signed-in users as well. */
export const invitedPlaces: readonly Place[] = [
  {
    path: invitePath,
    name: 'invite',
    icon: Building2,
    load: async () => ({ Component: (await import('../screens/invite/invite')).Invite }),
  },
  {
    path: sharedPath,
    name: 'shared',
    icon: Images,
    load: async () => ({ Component: (await import('../screens/shared/shared')).Shared }),
  },
  {
    path: phonePath,
    name: 'phone',
    icon: Camera,
    load: async () => ({ Component: (await import('../screens/phone/phone')).Phone }),
  },
]

/** Pages of the main layout that are in no menu. `/confirm?ticket=` is the address in the QR code of a sign-in. */
export const unlistedPlaces: readonly Place[] = [
  {
    path: migrationPath,
    name: 'migration',
    icon: FolderInput,
    load: async () => ({ Component: (await import('../screens/migration/migration')).Migration }),
  },
  {
    path: '/reliability',
    name: 'reliability',
    icon: ScanSearch,
    load: async () => ({ Component: (await import('../screens/reliability/reliability')).Reliability }),
  },
  {
    path: inboxPath,
    name: 'inbox',
    icon: Headset,
    load: async () => ({ Component: (await import('../screens/inbox/inbox')).Inbox }),
  },
  {
    path: verifyPath,
    name: 'verify',
    icon: ShieldCheck,
    load: async () => ({ Component: (await import('../screens/documents/verify-page')).VerifyPage }),
  },
  {
    path: confirmPath,
    name: 'confirm',
    icon: LogIn,
    load: async () => ({ Component: (await import('../screens/user/confirm-sign-in')).ConfirmSignIn }),
  },
]

/** Work-table routes carry `?case=<uuid>&record=<uuid>`. */
export const workPlaces: readonly Place[] = [
  {
    path: '/patientFile',
    name: 'patientFile',
    icon: NotebookPen,
    load: async () => ({ Component: (await import('../screens/patient-file/patient-file')).PatientFile }),
  },
  {
    path: '/patientImage',
    name: 'patientImage',
    icon: Images,
    load: async () => ({ Component: (await import('../screens/patient-image/patient-image')).PatientImage }),
  },
  {
    path: '/studioDigitization',
    name: 'studioDigitization',
    icon: DraftingCompass,
    load: async () => ({ Component: (await import('../screens/digitization/digitization')).Digitization }),
  },
  {
    path: '/studioPlanning',
    name: 'studioPlanning',
    icon: Target,
    load: async () => ({ Component: (await import('../screens/planning/planning')).Planning }),
  },
  {
    path: '/studioModels',
    name: 'studioModels',
    icon: Box,
    load: async () => ({ Component: (await import('../screens/study-models/study-models')).StudyModels }),
  },
  {
    path: '/studioOverlapping',
    name: 'studioOverlapping',
    icon: Layers2,
    load: async () => ({ Component: (await import('../screens/overlapping/overlapping')).Overlapping }),
  },
  {
    path: '/documents',
    name: 'documents',
    icon: Files,
    load: async () => ({ Component: (await import('../screens/documents/documents')).Documents }),
  },
]

/** Screens of the work table that are not in its rail. */
export const unlistedWorkPlaces: readonly Place[] = [
  {
    path: designPath,
    name: 'reportDesign',
    icon: FileText,
    load: async () => ({ Component: (await import('../screens/documents/designer')).Designer }),
  },
  {
    path: resultPath,
    name: 'treatmentResult',
    icon: Layers2,
    load: async () => ({ Component: (await import('../screens/treatment-result/treatment-result')).TreatmentResult }),
  },
]
