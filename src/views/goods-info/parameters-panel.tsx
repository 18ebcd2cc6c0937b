import type { FollowingRow } from '@/contract/configurator'
import type { Product } from '@/contract/products'
import { modelFiles } from './model/product-model'
import { ParameterPicture } from './parameter-picture'
import { ParameterTable } from './parameter-table'
import styles from './parameters-panel.module.css'

type Props = { product: Product; following: readonly FollowingRow[] }

/** Parameters as a table, and beside it the parameter picture where there is one. */
export function ParametersPanel({ product, following }: Props) {
  const { parameterGroups, parameterImage, title, documents } = product
  return (
    <div className={styles.columns}>
      {parameterGroups.length > 0 && (
        <div className={styles.table}>
          <ParameterTable groups={parameterGroups} following={following} caption={`${title}技术参数`} />
        </div>
      )}
      {parameterImage && <ParameterPicture picture={parameterImage} drawing={modelFiles(documents).dxf?.url} />}
    </div>
  )
}
