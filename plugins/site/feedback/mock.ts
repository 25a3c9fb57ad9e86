import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import type { FeedbackBody } from './endpoints.ts'

/** What the gateway accepts; lengths in characters. */
const MESSAGE = { least: 10, most: 500 } as const
const CONTACT_MOST = 100
const CATEGORIES: readonly string[] = ['idea', 'game', 'payment', 'account', 'other']
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
      id: 'feedback.send',
      method: 'POST',
      path: '/wps/relay/MCSFE_submitFeedback',
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
  if (typeof content !== 'string' || content.length < MESSAGE.least || content.length > MESSAGE.most)
    return undefined
  if (typeof category !== 'string' || !CATEGORIES.includes(category)) return undefined
  if (contact === undefined) return { category, content }
  return typeof contact === 'string' && contact.length <= CONTACT_MOST
    ? { category, content, contact }
    : undefined
}
