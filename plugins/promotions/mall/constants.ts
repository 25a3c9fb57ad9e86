/** Edge of the goods' square pictures, in pixels. */
export const ART_EDGE_PX = 240
/** From this many pieces down, the card says how many are left. */
export const FEW_LEFT = 10
