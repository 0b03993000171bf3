/** A column of the database whose texts are sealed. */
export type SealedColumn = {
  /** What it holds, for whoever reads how many there are. */
  readonly name: string
  readonly table: string
  readonly column: string
  /** The one column of its primary key. */
  readonly key: string
}

/** All there are; a test holds that no other column of bytes is one. */
export const sealedColumns: readonly SealedColumn[] = [
  { name: 'secrets of shoppers’ apps', table: 'customer_second_factors', column: 'code_secret', key: 'customer_id' },
  {
    name: 'secrets of apps that shoppers are about to use',
    table: 'customer_second_factors',
    column: 'pending_secret',
    key: 'customer_id',
  },
  { name: 'secrets of staff’s apps', table: 'staff_members', column: 'code_secret', key: 'id' },
  { name: 'log-ins of staff by their company', table: 'staff_sessions', column: 'id_token', key: 'id' },
  { name: 'log-ins of staff under way', table: 'staff_sign_ins', column: 'code_verifier', key: 'state_hash' },
  { name: 'secrets of webhooks', table: 'webhook_endpoints', column: 'secret', key: 'id' },
  { name: 'the pair for push services', table: 'push_keys', column: 'private_key', key: 'id' },
  { name: 'codes of gift cards', table: 'gift_cards', column: 'code_sealed', key: 'id' },
]
