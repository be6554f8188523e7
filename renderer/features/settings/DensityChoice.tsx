import { densities, type Density } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import { Segments } from '../../components/Segments.tsx';

interface DensityChoiceProps {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}

export function DensityChoice({ density, onChange }: DensityChoiceProps) {
  const options = densities.map((value) => ({ value, word: say(`settings.${value}`) }));
  return <Segments label={say('settings.density')} value={density} options={options} onChange={onChange} />;
}
