/** The module's exports, by the names that the manifest gives. */
export { MemberCard } from './member-card.tsx'
