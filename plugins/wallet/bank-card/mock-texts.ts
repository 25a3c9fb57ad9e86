import type { Localised } from '../../../mocks/world/localised.ts'

/** The mock gateway's messages for a card that it refuses. */
export const TEXTS = {
  known: [
    'You have added this already',
    '您已添加过该账户',
    'Bạn đã thêm tài khoản này rồi',
    'Você já adicionou esta conta',
  ],
  taken: [
    'This account belongs to another player. Please contact customer service',
    '该账户已被其他玩家绑定，请联系客服',
    'Tài khoản này thuộc người chơi khác. Vui lòng liên hệ chăm sóc khách hàng',
    'Esta conta é de outro jogador. Fale com o atendimento',
  ],
  bank: [
    'This bank is not available at the moment',
    '该银行暂不可用',
    'Ngân hàng này hiện không khả dụng',
    'Este banco não está disponível no momento',
  ],
  number: [
    'The bank does not know this number',
    '银行无法识别该号码',
    'Ngân hàng không nhận ra số này',
    'O banco não reconhece este número',
  ],
} as const satisfies Readonly<Record<string, Localised>>
