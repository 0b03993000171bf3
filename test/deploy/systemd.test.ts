import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const unit = 'deploy/systemd/cordwainer.service'

test('the unit of a node reaches little of its machine, by systemd’s own measure', () => {
  // Tenths: 20 is 2.0. It ends with 1 where the unit is more exposed.
  const args = ['security', '--offline=true', '--threshold=20', '--no-pager', unit]
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  const opened = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=5', '--no-pager', unit])
  expect(opened.status).toBe(1)
})
