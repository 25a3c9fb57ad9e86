// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '../contract/order.ts'
import type { OpenOrder } from './open-order.ts'
import { type OrderFlowAction, type OrderFlowState, orderFlowState, READY } from './order-flow-state.ts'

const open = (reference: string, orderId?: string): OpenOrder => ({
  reference,
  amount: '500',
  currency: 'VND',
  sentAt: 1,
  ...(orderId !== undefined && { orderId }),
})
const order = (id: string, state: Order['state'] = 'waiting'): Order => ({
  id,
  kind: 'deposit',
  amount: '500',
  currency: 'VND',
  state,
  method: '',
  reason: '',
  placedAt: undefined,
  endedAt: undefined,
  payUrl: undefined,
})
const [A, B] = [open('A'), open('B')]
const sending: OrderFlowState = { step: 'sending', open: A }
const checking: OrderFlowState = { step: 'checking', open: A }
const unknown: OrderFlowState = { step: 'unknown', open: A, doubt: 'no-answer' }
const placed: OrderFlowState = { step: 'placed', open: open('A', '1'), order: order('1'), stale: false }
const notPlaced: OrderFlowState = { step: 'ready', notPlaced: A }

describe('orderFlowState', () => {
  it.each<[string, OrderFlowState, OrderFlowAction, OrderFlowState]>([
    ['sends', READY, { type: 'send', open: A }, sending],
    ['sends after one that was not placed', notPlaced, { type: 'send', open: A }, sending],
    ['sends beside one that is not known', unknown, { type: 'send', open: B }, { step: 'sending', open: B }],
    ['sends nothing while one is on its way', sending, { type: 'send', open: B }, sending],
    ['sends nothing while the gateway is asked', checking, { type: 'send', open: B }, checking],
    ['sends nothing over a placed one', placed, { type: 'send', open: B }, placed],
    ['asks about what is stored', READY, { type: 'check', open: A }, checking],
    ['asks after no answer', sending, { type: 'check', open: A }, checking],
    ['shows that it is not known while it is asked again', unknown, { type: 'check', open: A }, unknown],
    ['shows a placed one while it is asked again', placed, { type: 'check', open: A }, placed],
    ['asks about another', placed, { type: 'check', open: B }, { step: 'checking', open: B }],
    ['places what was sent', sending, { type: 'place', order: order('1') }, placed],
    ['places what was asked about', checking, { type: 'place', order: order('1') }, placed],
    ['places what was not known', unknown, { type: 'place', order: order('1') }, placed],
    ['places nothing of its own accord', READY, { type: 'place', order: order('1') }, READY],
    ['places one once', placed, { type: 'place', order: order('2') }, placed],
    ['doubts', sending, { type: 'doubt', doubt: 'no-answer' }, unknown],
    ['doubts for ever', checking, { type: 'doubt', doubt: 'no-references' }, { ...unknown, doubt: 'no-references' }],
    ['does not doubt a placed one', placed, { type: 'doubt', doubt: 'no-answer' }, placed],
    ['fails, in the words of the refusal', sending, { type: 'fail', explained: true }, READY],
    ['fails, as the gateway confirms', checking, { type: 'fail', explained: false }, notPlaced],
    ['a placed one does not fail', placed, { type: 'fail', explained: false }, placed],
    ['is brought up to date', placed, { type: 'update', order: order('1', 'arrived') }, { ...placed, order: order('1', 'arrived') }],
    ['is stale without an answer', placed, { type: 'update', order: undefined }, { ...placed, stale: true }],
    ['ignores the news of another', placed, { type: 'update', order: order('2') }, placed],
    ['has no news before it is placed', sending, { type: 'update', order: order('1') }, sending],
    ['is put away', placed, { type: 'close' }, READY],
  ])('%s', (_case, state, action, next) => expect(orderFlowState(state, action)).toEqual(next)) // prettier-ignore

  it('whatever happens, an open order is not forgotten without a word, nor replaced without consent', () => {
    const actions: fc.Arbitrary<OrderFlowAction> = fc.oneof(
      fc.constantFrom<OrderFlowAction[]>({ type: 'send', open: A }, { type: 'send', open: B }),
      fc.constantFrom<OrderFlowAction[]>(
        { type: 'place', order: order('1') },
        { type: 'place', order: order('2') },
      ),
      fc.constantFrom<OrderFlowAction[]>(
        { type: 'doubt', doubt: 'no-answer' },
        { type: 'doubt', doubt: 'no-references' },
      ),
      fc.constantFrom<OrderFlowAction[]>(
        { type: 'fail', explained: true },
        { type: 'fail', explained: false },
      ),
      fc.constantFrom<OrderFlowAction[]>(
        { type: 'update', order: order('1') },
        { type: 'update', order: undefined },
      ),
    )
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), (list) => {
        let state: OrderFlowState = READY
        for (const action of list) {
          const next = orderFlowState(state, action)
          if (state.step !== 'ready' && next.step === 'ready') expect(action.type).toBe('fail')
          if (state.step === 'placed')
            expect(next).toMatchObject({ step: 'placed', order: { id: state.order.id } })
          if (state.step !== 'ready' && next.step !== 'ready' && next.open.reference !== state.open.reference)
            expect([state.step, action.type]).toEqual(['unknown', 'send'])
          state = next
        }
      }),
    )
  })
})
