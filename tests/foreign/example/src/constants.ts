export const PAGE_PATH = '/m/luckyNumber'
