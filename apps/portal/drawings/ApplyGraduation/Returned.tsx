import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { FaultPicture } from './FaultPicture.tsx';
import type { Fault } from './graduation.ts';
import * as styles from './Returned.css.ts';

/** The id of a fault's element. */
export const faultId = ({ id }: Pick<Fault, 'id'>) => `fault-${id}`;

const counts = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

interface ReturnedProps {
  faults: readonly Fault[];
  onFix: ((fault: Fault, way: string) => void) | undefined;
}

/** The faults that an application was returned for: drawn, in words, and with the ways to correct them. */
export function Returned({ faults, onFix }: ReturnedProps) {
  return (
    <Part title={`要改的${counts[faults.length] ?? ` ${faults.length} `}处`} note="改完一处自动保存一处">
      <ul>
        {faults.map((fault) => (
          <li key={fault.id} id={faultId(fault)} tabIndex={-1} className={styles.fault}>
            <FaultPicture picture={fault.picture} isFixed={Boolean(fault.fixed)} />
            <div className={styles.story}>
              <h3 className={styles.name}>{fault.title}</h3>
              {fault.fixed ? (
                <StateMark shape="check" tone="success">
                  {fault.fixed}
                </StateMark>
              ) : (
                <>
                  <p className={styles.words}>{fault.text}</p>
                  <p className={styles.ways}>
                    {fault.ways.map((way) => (
                      <TextButton key={way} onPress={() => onFix?.(fault, way)}>
                        {way}
                      </TextButton>
                    ))}
                  </p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
