/** Target of a sign-in's QR code, with `?ticket=`. */
export const confirmPath = '/confirm'
/** The section of the account where two-step sign-in is set up: after `#` in its address. */
export const twoStepsPlace = 'two-steps'
export const twoStepsPath = `/user#${twoStepsPlace}`
/** The section of the account with the tokens of machines. */
export const machinesPlace = 'machines'
export const machinesPath = `/user#${machinesPlace}`
/** Where any PDF can be verified. */
export const verifyPath = '/verify'
/** The receipts of every file received. */
export const intakePath = '/intake'
/** Where patients of another system are migrated. */
export const migrationPath = '/migration'
/** Where staff answer customer service; the sidebar links to it for staff, and the page redirects anyone else. */
export const inboxPath = '/inbox'
/** Target of a link shared with an outsider, with its token behind `#` as well. */
export const sharedPath = '/share'
export const clinicPath = '/clinic'
/** Target of an invitation to a clinic, with its token behind `#`, which is sent to no server and written to no log. */
export const invitePath = '/invite'
/** Where a report is designed, `?case=&record=`; `supersedes=` a document, `plan=` once for each preselected plan. */
export const designPath = '/reportDesign'
/** The result of a treatment, `?case=&scheme=`. */
export const resultPath = '/treatmentResult'
/** Target of the QR code for a phone's camera, with its token behind `#`. */
export const phonePath = '/phone'

/** The address of a link for somebody else; a browser without a language of its own shows it in that of the sender. */
export const linkTo = (path: string, lang: string, token: string): string => `${location.origin}${path}?lang=${lang}#${token}`
