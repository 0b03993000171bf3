/** Without a place of its own a tile stands on every 9th. */
const everyPlace = 9
/** How many cards the widest grid has in a row; a tile takes two of its columns in two of its rows. */
const widestRow = 4

/** A tile and before which of the products it stands, counted from 0. */
export type PlacedTile<Tile> = { readonly tile: Tile; readonly before: number }

/**
 * Where tiles stand among the products of a list. A tile's `place` counts products and tiles alike, from 1. Tiles keep a row's
 * worth of products between them, and one whose rows the products behind it wouldn't fill is left out, so that no grid has holes.
 */
export function placeTiles<Tile extends { readonly place: number | undefined }>(
  tiles: readonly Tile[],
  products: number,
): PlacedTile<Tile>[] {
  const wanted = tiles
    .map((tile, index) => ({ tile, place: tile.place ?? everyPlace * (index + 1) }))
    .toSorted((one, other) => one.place - other.place)
  const placed: PlacedTile<Tile>[] = []
  for (const { tile, place } of wanted) {
    const last = placed.at(-1)
    const before = Math.max(place - 1 - placed.length, last ? last.before + widestRow : 0)
    if (rowsClosedBy(before) <= products) placed.push({ tile, before })
  }
  return placed
}

/** How many products it takes to fill the two rows beside a tile; from the last column it moves to the next row. */
function rowsClosedBy(before: number): number {
  const column = before % widestRow
  const begin = column === widestRow - 1 ? before + 1 : before - column
  return begin + widestRow
}
