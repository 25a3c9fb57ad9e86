import { defineMock, type MockCall, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { localisedFor } from '../../../mocks/world/localised.ts'
import { CHANGED, manyItems, type MockItem, ODD_ITEMS, PLAIN_ITEM, SOME_ITEMS } from './mock-items.ts'

/** Nothing pops up unless a state asks for it. */
const ANNOUNCEMENTS = defineChoice({
  name: 'announcements',
  group: 'pop-ups',
  label: 'Announcements',
  otherwise: 'None',
  choices: {
    some: 'Three, one of an activity; a fourth at the first log-in',
    one: 'One',
    changed: 'The three, with another text',
    many: '30',
    odd: 'Fields missing and wrong, hostile HTML, long texts',
  },
})

/** The announcements of the mock gateway (EN-19): visitors get B, members A and F. */
export default defineMock({
  id: 'popups.announcements',
  scenarios: [ANNOUNCEMENTS],
  initial: () => ({}),
  routes: [
    {
      id: 'announcements.visitor',
      method: 'GET',
      path: '/wps/relay/MCSFE_getListAnnouncements',
      requires: { query: { types: /^PR$/, platform: /^M$/, category: /^app_download$/ } },
      reply: (call) => success(listed(call, 'B')),
    },
    {
      id: 'announcements.member',
      method: 'GET',
      path: '/wps/relay/MCSFE_getMemberAnnouncements',
      auth: 'member',
      reply: (call) => success(listed(call, 'A')),
    },
  ],
})

function listed({ world, language }: MockCall<object>, execution: 'A' | 'B'): readonly unknown[] {
  const text = localisedFor(language)
  const wire = ({ id, title, content, promotionType, execution: own }: MockItem): object => ({
    id,
    title: text(title),
    content: text(content),
    promotionType,
    execution: own ?? execution,
  })
  switch (ANNOUNCEMENTS.of(world)) {
    case undefined:
      return []
    case 'one':
      return [wire(PLAIN_ITEM)]
    case 'changed':
      return [CHANGED, ...SOME_ITEMS.slice(1)].map(wire)
    case 'many':
      return manyItems().map(wire)
    case 'odd':
      return [...ODD_ITEMS(execution), wire(PLAIN_ITEM)]
    default:
      return SOME_ITEMS.map(wire)
  }
}
