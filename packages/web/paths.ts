/** What the QR code of a sign-in leads to, with `?ticket=`. */
export const confirmPath = '/confirm'
/** Where any PDF is verified. */
export const verifyPath = '/verify'
/** What became of every file that came in. */
export const intakePath = '/intake'
/** Where patients of another system are taken over. */
export const migrationPath = '/migration'
/** Where the staff answer customer service; the sidebar leads there for who is of the staff, and the page sends anybody else away. */
export const inboxPath = '/inbox'
/** Where a link for somebody outside leads, with its token behind `#` as well. */
export const sharedPath = '/share'
export const clinicPath = '/clinic'
/** Where an invitation to a clinic leads, with its token behind `#`: what stands there is sent to no server and written into no log. */
export const invitePath = '/invite'
/** Where a report is designed, `?case=&record=`; `supersedes=` a document, `plan=` once for each that is chosen already. */
export const designPath = '/reportDesign'
/** The result of a treatment, `?case=&scheme=`. */
export const resultPath = '/treatmentResult'
/** Where the QR code for a phone's camera leads, with its token behind `#`. */
export const phonePath = '/phone'
