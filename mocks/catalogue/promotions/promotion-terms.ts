import type { TextLanguage } from '../titles.ts'

/** The words of the terms in one language. */
interface Terms {
  readonly header: string
  readonly how: string
  readonly steps: readonly string[]
  /** Heads of the table: what a member plays with, and what it gives. */
  readonly heads: readonly [string, string]
  readonly rules: readonly string[]
  readonly help: string
  readonly service: string
  readonly footer: string
}

const TERMS: Readonly<Record<TextLanguage, Terms>> = {
  EN: {
    header: 'For all members with a confirmed phone number.',
    how: 'How it works',
    steps: ['Log in and open this page.', 'Play as usual while the promotion runs.', 'Find what you have got in the reward center.'],
    heads: ['Played in the period', 'You get'],
    rules: ['One reward for each member, household and device.', 'A bonus is wagered <strong>8 times</strong> within 7 days before it can be withdrawn.', 'Draws that were cancelled do not count.'],
    help: 'Questions? Our',
    service: 'customer service',
    footer: 'We may change or end the promotion; what you have earned until then stays yours. Play responsibly.',
  },
  CN: {
    header: '适用于所有已验证手机号码的会员。',
    how: '参与方式',
    steps: ['登录并打开本页面。', '活动期间照常游戏。', '在奖励中心查看您的奖励。'],
    heads: ['活动期间投注额', '奖励'],
    rules: ['每位会员、每个家庭、每台设备仅限一份奖励。', '红利须在 7 天内完成 <strong>8 倍</strong>流水方可提款。', '被取消的期次不计入。'],
    help: '有疑问？请联系',
    service: '客服',
    footer: '我们保留更改或终止活动的权利；在此之前获得的奖励仍归您所有。请理性娱乐。',
  },
  VI: {
    header: 'Dành cho mọi hội viên đã xác nhận số điện thoại.',
    how: 'Cách tham gia',
    steps: ['Đăng nhập và mở trang này.', 'Chơi như bình thường trong thời gian khuyến mãi.', 'Xem phần thưởng tại trung tâm thưởng.'],
    heads: ['Tổng cược trong kỳ', 'Bạn nhận'],
    rules: ['Mỗi hội viên, hộ gia đình và thiết bị nhận một phần thưởng.', 'Tiền thưởng cần cược <strong>8 vòng</strong> trong 7 ngày trước khi rút.', 'Các kỳ quay bị hủy không được tính.'],
    help: 'Có thắc mắc? Hãy liên hệ',
    service: 'chăm sóc khách hàng',
    footer: 'Chúng tôi có thể thay đổi hoặc kết thúc khuyến mãi; phần thưởng bạn đã nhận vẫn là của bạn. Hãy chơi có trách nhiệm.',
  },
  'PT-BR': {
    header: 'Para todos os membros com telefone confirmado.',
    how: 'Como funciona',
    steps: ['Entre e abra esta página.', 'Jogue normalmente durante a promoção.', 'Veja o que ganhou na central de prêmios.'],
    heads: ['Jogado no período', 'Você ganha'],
    rules: ['Um prêmio por membro, residência e aparelho.', 'O bônus deve ser apostado <strong>8 vezes</strong> em 7 dias antes do saque.', 'Sorteios cancelados não contam.'],
    help: 'Dúvidas? Fale com o',
    service: 'atendimento',
    footer: 'Podemos alterar ou encerrar a promoção; o que você já ganhou continua seu. Jogue com responsabilidade.',
  },
} // prettier-ignore

/** What has to be played for each share of the amount. */
const LEVELS = [
  [2, 0.1],
  [6, 0.4],
  [12, 1],
] as const

const list = (tag: 'ol' | 'ul', items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`

/**
 * Header, terms and footer of a promotion, as HTML.
 *
 * @param money writes an amount, given in US dollars, in the merchant's currency
 */
export function promotionTerms(
  language: TextLanguage,
  dollars: number,
  money: (dollars: number) => string,
): { readonly header: string; readonly content: string; readonly footer: string } {
  const { header, how, steps, heads, rules, help, service, footer } = TERMS[language]
  const rows = LEVELS.map(
    ([times, share]) => `<tr><td>${money(dollars * times)}</td><td>${money(dollars * share)}</td></tr>`,
  )
  return {
    header: `<p><strong>${header}</strong></p>`,
    content:
      `<h3>${how}</h3>${list('ol', steps)}` +
      `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>` +
      `${list('ul', rules)}<p>${help} <a href="/m/customerService">${service}</a>.</p>`,
    footer: `<p>${footer}</p>`,
  }
}
