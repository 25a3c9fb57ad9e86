import type { Localised } from './localised.ts'

/** Why the mock gateway refuses a payment or a withdrawal. */
export const REFUSALS = {
  deposit: [
    'The bank has refused the payment',
    '银行拒绝了这笔付款',
    'Ngân hàng đã từ chối khoản thanh toán',
    'O banco recusou o pagamento',
  ],
  withdraw: [
    'The name on the card is not yours. Please bind a card of your own',
    '卡上的姓名与您不符，请绑定您本人的卡',
    'Tên trên thẻ không phải của bạn. Hãy liên kết thẻ chính chủ',
    'O nome da conta não é o seu. Cadastre uma conta própria',
  ],
  unpaid: [
    'The payment was cancelled on the payment page',
    '您在付款页面取消了付款',
    'Bạn đã huỷ thanh toán trên trang thanh toán',
    'O pagamento foi cancelado na página de pagamento',
  ],
} as const satisfies Readonly<Record<string, Localised>>
