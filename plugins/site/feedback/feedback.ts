/** The module's exports, by the names that the manifest gives. */
export { FeedbackLink } from './feedback-link.tsx'
export { FeedbackScreen } from './feedback-screen.tsx'
