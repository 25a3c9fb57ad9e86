import type { WirePromotion } from './promotions-of.ts'

const LONG = 'A promotion whose name does not end where a name should end, and goes on about itself '
  .repeat(4)
  .slice(0, 300)
const UNBROKEN = 'Promotion'.repeat(33)
const HOSTILE =
  '<h2 id="root" style="position:fixed;inset:0;z-index:9999;background:red">All yours</h2>' +
  '<script>window.ran = 1</script><img src="x" onerror="window.ran = 1"><svg onload="window.ran = 1"></svg>' +
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>' +
  '<iframe src="https://evil.example"></iframe><style>body { display: none }</style>' +
  '<p onclick="window.ran = 1"><a href="javascript:window.ran=1">Script</a>, <a href="//evil.example">other host</a>, ' +
  '<a href="/m/nowhere">nowhere</a>, <a href="news.example/a">news</a>, <a href="/m/game">games</a></p>' +
  `<table><tr>${'<td>wide</td>'.repeat(40)}</tr></table><p>${UNBROKEN}</p><ul><li>not closed<b>bold`

/** Promotions as no gateway should answer them: fields that are missing or wrong, hostile HTML, texts of 300 characters. */
export const ODD_PROMOTIONS: readonly unknown[] = [
  null,
  'text',
  {},
  { id: 'no-title' },
  { id: '../../wps', title: 'An id that is a path' },
  { id: 'x'.repeat(300), title: 'An id of 300 characters' },
  { id: '<script>', title: 'An id that is a script' },
  { id: 'hostile', title: 'Hostile <b>HTML</b>', subTitle: '<img src=x onerror="window.ran = 1">', image: 'javascript:1', header: HOSTILE, content: HOSTILE, footer: HOSTILE, redirect: 'javascript:window.ran=1', externalLink: 'https://user:secret@evil.example', promoAnnouncementCategoryIds: ['99', null, {}] },
  { id: 'long', title: LONG, subTitle: LONG, buttonText: LONG, image: '/cdn/promotions/none.svg', content: `<p>${LONG}</p>`, redirect: '/m/game', promoAnnouncementCategoryIds: '99' },
  { id: 'unbroken', title: UNBROKEN, subTitle: UNBROKEN, image: 7, buttonText: UNBROKEN, externalLink: 'news.example', endTime: '2999-01-01T00:00:00Z' },
  { id: 'times', title: 'Times that are none', startTime: 'soon', endTime: -1, image: null, redirect: 5, promoAnnouncementCategoryIds: 99 },
  { id: 'backwards', title: 'Ends before it begins', startTime: 2_000_000_000_000, endTime: 1_000_000_000_000, redirect: '/m/nowhere' },
  { id: 4711, title: 'Little is known of this one' },
  { id: 4711, title: 'The same id again' },
] // prettier-ignore

/** Many promotions of one that is usual: each with its own id, title and end. */
export const manyOf = (promotions: readonly WirePromotion[], count: number): readonly WirePromotion[] =>
  Array.from({ length: count }, (_, index) => {
    const promotion = promotions[index % promotions.length]
    return { ...promotion, id: `many-${index}`, title: `${index + 1}. ${String(promotion?.['title'])}` }
  })
