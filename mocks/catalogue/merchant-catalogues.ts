import type { LaneKey } from './lane-kinds.ts'
import type { VendorCode } from './vendors.ts'

/** A merchant's lanes and vendors, in order. */
export interface MerchantCatalogue {
  readonly lanes: readonly LaneKey[]
  readonly vendors: readonly VendorCode[]
  /** Names of games that its players would not know. */
  readonly excluded?: readonly string[]
}

/** The merchants of the mocks, by id: a lottery, a casino, and one with slots, football and crash games. */
export const MERCHANT_CATALOGUES: Readonly<Record<string, MerchantCatalogue>> = {
  lotus: {
    lanes: ['lottery', 'quick', 'cards', 'fish', 'slots', 'live', 'sport', 'crash'],
    vendors: ['TCG_LOTTO_VN', 'LOTT', 'TCG_SEA', 'TEAHOUSE', 'TIDE', 'LANTERN', 'RIVERS', 'MANGO', 'COPPERFOX', 'SUNBIRD', 'ORCHID', 'VELVET', 'GOAL', 'HARE'],
    excluded: ['Sorteio da Sorte', 'Bolão Relâmpago', 'Truco Botequim', 'Roleta ao Vivo', 'Blackjack Salão'],
  },
  coral: {
    lanes: ['live', 'slots', 'fish', 'cards', 'sport', 'quick', 'lottery', 'crash'],
    vendors: ['ORCHID', 'VELVET', 'TCG_SEA', 'LANTERN', 'RIVERS', 'COPPERFOX', 'MANGO', 'TIDE', 'TEAHOUSE', 'GOAL', 'LOTT', 'TCG_LOTTO_VN', 'HARE', 'SUNBIRD'],
    excluded: ['Sorteio da Sorte', 'Bolão Relâmpago', 'Truco Botequim', 'Roleta ao Vivo', 'Blackjack Salão'],
  },
  aurora: {
    lanes: ['slots', 'crash', 'sport', 'live', 'quick', 'fish', 'cards', 'lottery'],
    vendors: ['SUNBIRD', 'MANGO', 'COPPERFOX', 'HARE', 'GOAL', 'VELVET', 'ORCHID', 'RIVERS', 'LANTERN', 'TCG_SEA', 'LOTT', 'TIDE', 'TEAHOUSE'],
    excluded: ['Saigon Baccarat', 'Xóc Đĩa Live', 'Vua Tôm Biển Đông', 'Tiến Lên Masters', 'Phỏm Garden', 'Mậu Binh Club', 'Bầu Cua Fair'],
  },
} // prettier-ignore
