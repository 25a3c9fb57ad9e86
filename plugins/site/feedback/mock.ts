import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { CONTACT_MAX, MESSAGE_MAX, MESSAGE_MIN } from './constants.ts'
import { CATEGORIES } from './draft.ts'
import { type FeedbackBody, sendFeedback } from './endpoints.ts'

/** Maximum number of messages of one member. */
const MAX_FEEDBACK = 5

/** Members' feedback, newest last. */
interface Slice {
  readonly received: (FeedbackBody & { readonly member: string })[]
}

/** Accepts feedback at the mock gateway, and refuses what the real one would refuse. */
export default defineMock<Slice>({
  id: 'site.feedback',
  initial: () => ({ received: [] }),
  routes: [
    {
      id: sendFeedback.id,
      method: sendFeedback.method,
      path: sendFeedback.path,
      auth: 'member',
      reply: ({ body, member, slice: { received } }) => {
        const feedback = feedbackOf(body)
        if (!feedback || !member) return failure('feedback.param.err', 'Please fill in the form')
        if (received.filter(({ member: sender }) => sender === member.id).length >= MAX_FEEDBACK)
          return failure('feedback.limit', 'You have sent a lot already. Please wait for our answer')
        received.push({ ...feedback, member: member.id })
        return success(true)
      },
    },
  ],
})

function feedbackOf(body: unknown): FeedbackBody | undefined {
  if (typeof body !== 'object' || body === null || !('category' in body && 'content' in body))
    return undefined
  const { category, content } = body
  const contact = 'contact' in body ? body.contact : undefined
  if (typeof content !== 'string' || content.length < MESSAGE_MIN || content.length > MESSAGE_MAX)
    return undefined
  if (typeof category !== 'string' || !(CATEGORIES as readonly string[]).includes(category)) return undefined
  if (contact === undefined) return { category, content }
  return typeof contact === 'string' && contact.length <= CONTACT_MAX
    ? { category, content, contact }
    : undefined
}
