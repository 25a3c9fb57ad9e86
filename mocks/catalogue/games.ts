import type { Backdrop } from '../art/backdrops.ts'
import type { Draw } from '../art/draw-art.ts'
import type { Emblem } from '../art/emblems.ts'
import type { Craft, Gear } from '../art/match-art.ts'
import type { Creature } from '../art/sea-art.ts'
import type { CardGame, TableGame } from '../art/table-art.ts'
import type { CatalogueGame, Category, Motif } from './game.ts'
import type { VendorCode } from './vendors.ts'

type Badge = CatalogueGame['badge']
type Hues = readonly [hue: number, back: number]

const slots: readonly (readonly [VendorCode, string, Emblem, Emblem, Backdrop, Hues, Badge?])[] = [
  ['TCG_SEA', 'Golden Ingot Rush', 'ingot', 'coin', 'rays', [8, 352], 'jackpot'],
  ['TCG_SEA', 'Star Harbor 777', 'star', 'seven', 'waves', [44, 214]],
  ['TCG_SEA', 'Planet Payday', 'planet', 'rocket', 'space', [282, 248], 'new'],
  ['TCG_SEA', 'Diamond Typhoon', 'gem', 'bolt', 'rings', [192, 220], 'hot'],
  ['TCG_SEA', 'Lucky Chip Club', 'chip', 'dice', 'bokeh', [350, 268]],
  ['TCG_SEA', 'Dice of Dawn', 'dice', 'clover', 'hills', [12, 28]],
  ['MANGO', 'Sticky Melon', 'melon', 'cherry', 'pattern', [350, 142], 'hot'],
  ['MANGO', 'Cherry Parade', 'cherry', 'lemon', 'rays', [352, 322]],
  ['MANGO', 'Lemon Laundry', 'lemon', 'melon', 'bokeh', [54, 190]],
  ['MANGO', 'Grape Harvest Nights', 'grape', 'cherry', 'hills', [280, 262]],
  ['MANGO', 'Sugar Orbit', 'candy', 'planet', 'rings', [322, 290], 'new'],
  ['MANGO', 'Sevens on Ice', 'seven', 'snow', 'bokeh', [206, 212]],
  ['MANGO', 'Bell and Clover', 'bell', 'clover', 'pattern', [132, 152]],
  ['MANGO', 'Barrel Room Sevens', 'seven', 'bell', 'curtain', [0, 16], 'jackpot'],
  ['LANTERN', 'Lantern Street', 'lantern', 'cracker', 'skyline', [2, 252], 'hot'],
  ['LANTERN', 'Nine Koi Pond', 'koi', 'lotus', 'waves', [16, 186]],
  ['LANTERN', 'Jade Gate', 'gate', 'gem', 'pattern', [154, 168]],
  ['LANTERN', 'Ingot Harbor', 'ingot', 'koi', 'waves', [42, 12]],
  ['LANTERN', 'Firecracker Eve', 'cracker', 'lantern', 'rays', [356, 34], 'new'],
  ['LANTERN', 'Panda Post', 'panda', 'fan', 'hills', [140, 122]],
  ['LANTERN', 'Silk Fan Secrets', 'fan', 'butterfly', 'curtain', [330, 304]],
  ['LANTERN', 'Lotus Moon', 'lotus', 'moon', 'space', [324, 244]],
  ['LANTERN', 'Drum of Plenty', 'drum', 'cracker', 'rays', [4, 24]],
  ['LANTERN', 'Tiger at Tea', 'tiger', 'ingot', 'pattern', [30, 8], 'jackpot'],
  ['COPPERFOX', 'Copper Canyon', 'cactus', 'hat', 'hills', [104, 24]],
  ['COPPERFOX', 'Sheriff’s Last Coin', 'hat', 'coin', 'hills', [26, 198]],
  ['COPPERFOX', 'Foxfire Gold', 'fox', 'flame', 'rings', [20, 272], 'hot'],
  ['COPPERFOX', 'Raging Bullseye', 'bull', 'star', 'rays', [14, 46]],
  ['COPPERFOX', 'Thunder Rail', 'bolt', 'helm', 'skyline', [48, 230]],
  ['COPPERFOX', 'Oak and Acorn', 'acorn', 'mushroom', 'hills', [28, 96]],
  ['COPPERFOX', 'Six String Saloon', 'guitar', 'hat', 'curtain', [18, 336]],
  ['SUNBIRD', 'Carnaval de Ouro', 'mask', 'samba', 'bokeh', [292, 316], 'hot'],
  ['SUNBIRD', 'Samba Suprema', 'samba', 'drum', 'rays', [318, 176]],
  ['SUNBIRD', 'Tucano Tropical', 'parrot', 'melon', 'pattern', [200, 148], 'jackpot'],
  ['SUNBIRD', 'Amazon Butterflies', 'butterfly', 'lotus', 'hills', [206, 158]],
  ['SUNBIRD', 'Festa Junina Fire', 'flame', 'guitar', 'skyline', [20, 236]],
  ['SUNBIRD', 'Sunbird Rising', 'phoenix', 'flame', 'rays', [16, 284], 'new'],
  ['SUNBIRD', 'Coração de Gema', 'heart', 'gem', 'rings', [344, 262]],
  ['RIVERS', 'Pharaoh’s Ledger', 'pyramid', 'scarab', 'hills', [208, 32], 'hot'],
  ['RIVERS', 'Scarab Deluxe', 'scarab', 'pyramid', 'pattern', [172, 36]],
  ['RIVERS', 'Valkyrie Storm', 'helm', 'bolt', 'skyline', [210, 226]],
  ['RIVERS', 'Crown of Cinders', 'crown', 'flame', 'rings', [356, 10], 'jackpot'],
  ['RIVERS', 'Blade of the Delta', 'sword', 'helm', 'waves', [164, 194]],
  ['RIVERS', 'Book of Tides', 'book', 'shell', 'waves', [24, 204]],
  ['RIVERS', 'Potion Parlor', 'potion', 'mushroom', 'bokeh', [126, 276]],
  ['RIVERS', 'Mushroom Hollow', 'mushroom', 'butterfly', 'hills', [356, 130]],
  ['RIVERS', 'Pearl Divers', 'shell', 'chest', 'waves', [334, 192], 'new'],
  ['RIVERS', 'Navigator’s Chest', 'chest', 'coin', 'space', [22, 222]],
] // prettier-ignore

const tables: readonly (readonly [VendorCode, string, TableGame, Hues, Badge?])[] = [
  ['ORCHID', 'Orchid Baccarat', 'cards', [322, 282], 'hot'],
  ['ORCHID', 'Speed Baccarat', 'cards', [352, 232]],
  ['ORCHID', 'Saigon Baccarat', 'cards', [4, 22]],
  ['ORCHID', 'Dragon Tiger Nights', 'tower', [350, 252], 'hot'],
  ['ORCHID', 'Sic Bo Palace', 'dice', [44, 346]],
  ['ORCHID', 'Roulette Riviera', 'wheel', [206, 204]],
  ['ORCHID', 'Auto Roulette', 'wheel', [152, 182], 'new'],
  ['ORCHID', 'Blackjack Terrace', 'cards', [222, 32]],
  ['ORCHID', 'Xóc Đĩa Live', 'dice', [0, 300]],
  ['VELVET', 'Velvet Roulette', 'wheel', [340, 330], 'hot'],
  ['VELVET', 'Velvet Baccarat', 'cards', [282, 300]],
  ['VELVET', 'Roleta ao Vivo', 'wheel', [142, 156]],
  ['VELVET', 'Blackjack Salão', 'cards', [30, 268]],
  ['VELVET', 'Wheel of Velvet', 'wheel', [266, 318], 'jackpot'],
  ['VELVET', 'Three Card Lounge', 'cards', [192, 246]],
  ['VELVET', 'Bull Bull Live', 'tower', [14, 6]],
  ['VELVET', 'Casino War Room', 'tower', [212, 216]],
  ['VELVET', 'Sic Bo Rush', 'dice', [352, 262], 'new'],
] // prettier-ignore

const seas: readonly (readonly [VendorCode, string, Creature, Creature, Hues, Badge?])[] = [
  ['TIDE', 'Captain Clownfish', 'fish', 'jelly', [18, 202], 'hot'],
  ['TIDE', 'Shark Parliament', 'shark', 'fish', [208, 216]],
  ['TIDE', 'Turtle Treasury', 'turtle', 'fish', [132, 188]],
  ['TIDE', 'Octo Empire', 'octopus', 'crab', [312, 252], 'jackpot'],
  ['TIDE', 'Crab Cannon', 'crab', 'puffer', [8, 196]],
  ['TIDE', 'Whale Tale Riches', 'whale', 'fish', [216, 228]],
  ['TIDE', 'Jelly Voltage', 'jelly', 'ray', [288, 266], 'new'],
  ['TIDE', 'Manta Royale', 'ray', 'jelly', [252, 206]],
  ['TCG_SEA', 'Prawn Lagoon', 'prawn', 'fish', [6, 176], 'hot'],
  ['TCG_SEA', 'Puffer Panic', 'puffer', 'crab', [44, 192]],
  ['TCG_SEA', 'Reef Hunter', 'shark', 'turtle', [26, 182]],
  ['TCG_SEA', 'Vua Tôm Biển Đông', 'prawn', 'shark', [46, 232]],
] // prettier-ignore

const lotteries: readonly (readonly [VendorCode, string, Draw, Backdrop, Hues, Badge?])[] = [
  ['TCG_LOTTO_VN', 'Xổ Số Miền Bắc', 'drum', 'hills', [352, 8], 'hot'],
  ['TCG_LOTTO_VN', 'Xổ Số Miền Nam', 'heap', 'waves', [42, 164], 'hot'],
  ['TCG_LOTTO_VN', 'Xổ Số Miền Trung', 'ticket', 'hills', [330, 216]],
  ['TCG_LOTTO_VN', 'Hà Nội VIP', 'three', 'skyline', [2, 348], 'jackpot'],
  ['TCG_LOTTO_VN', 'Sài Gòn 5 Phút', 'stream', 'skyline', [28, 258]],
  ['TCG_LOTTO_VN', 'Đà Nẵng 3D', 'three', 'waves', [192, 204], 'new'],
  ['TCG_LOTTO_VN', 'Lô Tô Siêu Tốc', 'heap', 'rays', [322, 332]],
  ['LOTT', 'Sunrise Draw 6/42', 'drum', 'rays', [28, 36]],
  ['LOTT', 'Lucky Ball 49', 'heap', 'bokeh', [142, 152], 'hot'],
  ['LOTT', 'Six Star Saturday', 'stream', 'space', [46, 246]],
  ['LOTT', 'Four Digits Royal', 'ticket', 'curtain', [268, 284]],
  ['LOTT', 'Sorteio da Sorte', 'drum', 'pattern', [132, 142], 'jackpot'],
  ['LOTT', 'Hour Draw', 'three', 'rings', [206, 218]],
  ['LOTT', 'Keno Breeze', 'keno', 'waves', [176, 196]],
] // prettier-ignore

const quickDraws: readonly (readonly [VendorCode, string, Draw, Backdrop, Hues, Badge?])[] = [
  ['LOTT', 'Minute Keno', 'keno', 'bokeh', [272, 262], 'hot'],
  ['LOTT', 'Speed 5D', 'stream', 'rays', [12, 352]],
  ['LOTT', 'Ten Car Derby', 'stream', 'skyline', [44, 24]],
  ['LOTT', 'Fast Three', 'three', 'pattern', [142, 182], 'new'],
  ['LOTT', 'Color Ball 60s', 'heap', 'rings', [312, 302]],
  ['TCG_SEA', 'Bingo Boulevard', 'drum', 'skyline', [332, 276], 'hot'],
  ['TCG_SEA', 'Happy Eight Express', 'keno', 'rings', [30, 12]],
  ['TCG_SEA', 'Neon Keno', 'keno', 'space', [188, 288]],
  ['TCG_SEA', 'Scratch and Shine', 'ticket', 'rays', [46, 206]],
  ['TCG_SEA', 'Bolão Relâmpago', 'stream', 'bokeh', [52, 148]],
] // prettier-ignore

const cards: readonly (readonly [VendorCode, string, CardGame, Hues, Badge?])[] = [
  ['TEAHOUSE', 'Tiến Lên Masters', 'fan', [352, 12], 'hot'],
  ['TEAHOUSE', 'Phỏm Garden', 'fan', [142, 152]],
  ['TEAHOUSE', 'Mậu Binh Club', 'pair', [222, 236]],
  ['TEAHOUSE', 'Bull Battle', 'fan', [22, 32]],
  ['TEAHOUSE', 'Mahjong Alley', 'tiles', [152, 176], 'hot'],
  ['TEAHOUSE', 'Domino Terrace', 'dominoes', [30, 202]],
  ['TEAHOUSE', 'Golden Flower Duel', 'pair', [44, 318], 'new'],
  ['TEAHOUSE', 'Truco Botequim', 'pair', [22, 146]],
  ['TEAHOUSE', 'Poker Porch', 'fan', [212, 268]],
  ['TEAHOUSE', 'Bầu Cua Fair', 'dice', [4, 346]],
] // prettier-ignore

const matches: readonly (readonly [VendorCode, string, Gear, Hues, Badge?])[] = [
  ['GOAL', 'Football Live', 'football', [142, 222], 'hot'],
  ['GOAL', 'Virtual Cup', 'cup', [42, 268]],
  ['GOAL', 'Court Kings', 'basketball', [24, 282]],
  ['GOAL', 'Ace Tennis', 'tennis', [68, 192]],
  ['GOAL', 'Beach Volley', 'volleyball', [204, 186], 'new'],
  ['GOAL', 'Pixel Arena', 'pad', [286, 256]],
  ['GOAL', 'Derby Day', 'horse', [18, 206]],
  ['GOAL', 'Penalty Night', 'football', [352, 248], 'hot'],
] // prettier-ignore

const flights: readonly (readonly [VendorCode, string, Craft, Hues, Badge?])[] = [
  ['HARE', 'Rocket Hop', 'rocket', [352, 258], 'hot'],
  ['HARE', 'Paper Plane', 'plane', [202, 216]],
  ['HARE', 'Balloon Bazaar', 'balloon', [332, 188], 'new'],
  ['HARE', 'Hare Run', 'hare', [142, 274], 'hot'],
  ['HARE', 'Turbo Lane', 'car', [4, 236]],
  ['HARE', 'Copacabana Surf', 'surf', [26, 192]],
  ['HARE', 'Moonshot', 'rocket', [272, 284], 'jackpot'],
  ['HARE', 'Comet Cashout', 'plane', [44, 312]],
] // prettier-ignore

const game = (
  [prefix, category]: readonly [string, Category],
  index: number,
  [vendor, name]: readonly [VendorCode, string, ...unknown[]],
  motif: Motif,
  [hue, back]: Hues,
  badge: Badge,
): CatalogueGame => ({
  code: `${prefix}${String(index + 1).padStart(3, '0')}`,
  vendor,
  name,
  category,
  motif,
  hue,
  back,
  ...(badge ? { badge } : {}),
})

/** Every game of the mock gateway. */
export const GAMES: readonly CatalogueGame[] = [
  ...slots.map((row, index) =>
    game(['SL', 'RNG'], index, row, { kind: 'slot', emblem: row[2], companion: row[3], backdrop: row[4] }, row[5], row[6]),
  ),
  ...tables.map((row, index) => game(['LV', 'LIVE'], index, row, { kind: 'table', game: row[2] }, row[3], row[4])),
  ...seas.map((row, index) =>
    game(['FI', 'FISH'], index, row, { kind: 'sea', king: row[2], others: row[3] }, row[4], row[5]),
  ),
  ...lotteries.map((row, index) =>
    game(['LO', 'LOTT'], index, row, { kind: 'draw', draw: row[2], backdrop: row[3] }, row[4], row[5]),
  ),
  ...quickDraws.map((row, index) =>
    game(['EL', 'ELOTT'], index, row, { kind: 'draw', draw: row[2], backdrop: row[3] }, row[4], row[5]),
  ),
  ...cards.map((row, index) => game(['PV', 'PVP'], index, row, { kind: 'cards', game: row[2] }, row[3], row[4])),
  ...matches.map((row, index) => game(['SP', 'SPORTS'], index, row, { kind: 'match', gear: row[2] }, row[3], row[4])),
  ...flights.map((row, index) => game(['CR', 'CRASH'], index, row, { kind: 'crash', craft: row[2] }, row[3], row[4])),
] // prettier-ignore

const byCode = new Map(GAMES.map((one) => [`${one.vendor}/${one.code}`, one]))

/** A game by its vendor and code; `undefined` for an unknown one. */
export const gameOf = (vendor: string, code: string): CatalogueGame | undefined =>
  byCode.get(`${vendor}/${code}`)
