export interface CatalogueJackpot {
  /** In the merchant's currency, major units. */
  readonly amount: number
  /** Newest first; names are masked. */
  readonly winners: readonly { readonly name: string; readonly amount: number; readonly game: string }[]
}

type Row = readonly [name: string, amount: number, game: string]

const jackpot = (amount: number, rows: readonly Row[]): CatalogueJackpot => ({
  amount,
  winners: rows.map(([name, won, game]) => ({ name, amount: won, game })),
})

/** By merchant, in its own currency: dong, ringgit, real. */
export const JACKPOTS: Readonly<Record<string, CatalogueJackpot>> = {
  lotus: jackpot(18_642_905_000, [
    ['ngu***89', 386_400_000, 'Hà Nội VIP'],
    ['tra***07', 52_150_000, 'Xổ Số Miền Nam'],
    ['min***68', 128_000_000, 'Lô Tô Siêu Tốc'],
    ['hoa***21', 19_875_000, 'Sài Gòn 5 Phút'],
    ['pha***93', 74_500_000, 'Xổ Số Miền Bắc'],
    ['lin***55', 8_960_000, 'Tiến Lên Masters'],
    ['duc***40', 41_320_000, 'Octo Empire'],
    ['bao***12', 15_700_000, 'Nine Koi Pond'],
    ['thu***76', 233_000_000, 'Tiger at Tea'],
    ['vie***38', 27_450_000, 'Đà Nẵng 3D'],
  ]),
  coral: jackpot(4_817_263.4, [
    ['wei***18', 86_420.5, 'Golden Ingot Rush'],
    ['azl***77', 12_300, 'Orchid Baccarat'],
    ['tan***03', 5_640.8, 'Dragon Tiger Nights'],
    ['sit***91', 23_915, 'Octo Empire'],
    ['kum***62', 3_288.4, 'Velvet Roulette'],
    ['lee***88', 151_000, 'Wheel of Velvet'],
    ['nur***45', 7_725.6, 'Lantern Street'],
    ['jas***29', 18_050, 'Sic Bo Palace'],
    ['ong***56', 2_960, 'Mahjong Alley'],
    ['raj***10', 44_870.2, 'Crown of Cinders'],
  ]),
  aurora: jackpot(7_350_418.75, [
    ['mar***22', 64_310.9, 'Tucano Tropical'],
    ['jon***85', 8_745, 'Rocket Hop'],
    ['cam***31', 27_460.5, 'Carnaval de Ouro'],
    ['raf***09', 4_120, 'Penalty Night'],
    ['bia***74', 119_880, 'Moonshot'],
    ['luc***50', 15_235.3, 'Sticky Melon'],
    ['ana***66', 6_590, 'Roleta ao Vivo'],
    ['ped***17', 3_875.4, 'Hare Run'],
    ['jul***98', 38_700, 'Barrel Room Sevens'],
    ['thi***43', 9_915.8, 'Samba Suprema'],
  ]),
}
