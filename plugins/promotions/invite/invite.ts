/** The module's exports, by the names that the manifest gives. */
export { InviteRow } from './invite-row.tsx'
export { InviteScreen } from './invite-screen.tsx'
export { ReferralEntry } from './referral-entry.tsx'
