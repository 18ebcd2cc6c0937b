import { buttonStyle } from '@/components/button/button-style'
import type { DocumentFile } from '@/contract/documents'
import styles from './model-failure-note.module.css'
import type { ModelFailure } from './use-model'

const sentences: Record<ModelFailure, string> = {
  device: '这台设备的浏览器不能显示三维模型，可以下载文件，用其他软件打开。',
  file: '这个三维模型无法显示，可以下载文件，用其他软件打开。',
  line: '三维模型没有加载成功，请检查网络后重试。',
}

type Props = { failure: ModelFailure; file: DocumentFile; onRetry: () => void }

/** Why no model is seen: the pictures stay, and the file is offered. */
export function ModelFailureNote({ failure, file, onRetry }: Props) {
  return (
    <div className={styles.note} role="alert">
      <p>{sentences[failure]}</p>
      {failure === 'line' ? (
        <button type="button" className={buttonStyle('outline', 'small')} onClick={onRetry}>
          重试
        </button>
      ) : (
        <a href={file.url} download={`${file.name}.${file.ext}`} className={buttonStyle('outline', 'small')}>
          下载 {file.ext.toUpperCase()} {file.sizeText}
        </a>
      )}
    </div>
  )
}
