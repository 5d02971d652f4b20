import type { MaterialSample } from '@qianwei/api/contract/graduation/apply';
import { type MaterialCode, materialCode } from '@qianwei/api/contract/graduation/apply-rules';
import { writingFiles } from '../../thesis/writing-files.ts';
import { type SampleTemplate, sampleTemplates } from './sample-templates.ts';

/** Path of all samples, from the root of this host. */
export const samplesPath = '/api/samples';

const templateOf = (code: MaterialCode): SampleTemplate | undefined =>
  (sampleTemplates as Partial<Record<MaterialCode, SampleTemplate>>)[code];

const pictureName = (code: MaterialCode) => `${code}.svg`;
const templateName = (code: MaterialCode, { fileName }: SampleTemplate) =>
  `${code}${fileName.slice(fileName.lastIndexOf('.'))}`;

/** The sample of a material, as the student finds it; `ownUrl` makes the address of a path. */
export function sampleOf(
  code: MaterialCode,
  ownUrl: (path: string) => string = (path) => path,
): MaterialSample {
  const template = templateOf(code);
  return {
    pictureUrl: ownUrl(`${samplesPath}/${pictureName(code)}`),
    template: template
      ? {
          kind: template.kind,
          fileName: template.fileName,
          url: ownUrl(`${samplesPath}/${templateName(code, template)}`),
        }
      : null,
  };
}

/** The pictures by the last part of their path, which is their name in the folder, too. */
export const samplePictures: ReadonlySet<string> = new Set(materialCode.options.map(pictureName));

/** A file to be downloaded. */
type Downloaded = Pick<SampleTemplate, 'fileName' | 'type' | 'content'>;

/** The templates, those of 写作资料 included, by the last part of their path. */
export const templatesByName: ReadonlyMap<string, Downloaded> = new Map<string, Downloaded>([
  ...writingFiles.map((file) => [file.path, file] as const),
  ...materialCode.options.flatMap((code) => {
    const template = templateOf(code);
    return template ? [[templateName(code, template), template] as const] : [];
  }),
]);
