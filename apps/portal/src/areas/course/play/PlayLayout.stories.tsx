import { Link } from '@qianwei/ui/Link';
import { PlayerBar } from '@qianwei/ui/PlayerBar';
import { SeekRuler } from '@qianwei/ui/SeekRuler';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { BatchBar } from './BatchBar.tsx';
import { KnowledgeList } from './KnowledgeList.tsx';
import { LessonHead, NeighbourLinks } from './LessonHead.tsx';
import { LessonSheet } from './LessonSheet.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteRows } from './NoteRows.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { HeldElsewhere, NetworkLost } from './PlayerBanners.tsx';
import { PlayLayout } from './PlayLayout.tsx';
import { PopQuestionPane } from './PopQuestionPane.tsx';
import { batch, judge, lesson, notes, points } from './play.fixtures.ts';
import { ResumeBar } from './ResumeBar.tsx';
import { SaveLine } from './SaveLine.tsx';

const nothing = () => {};

interface PlayerProps {
  isPlaying?: boolean;
  isOffline?: boolean;
  hasBatch?: boolean;
  banner?: ReactNode;
}

/** The player's page with everything in its place, and nothing behind it. */
function Player({ isPlaying = false, isOffline = false, hasBatch = false, banner = null }: PlayerProps) {
  const isWide = useWide();
  const [panel, setPanel] = useState('notes');
  const [text, setText] = useState('');
  const { no, title, chapter, duration, position } = lesson;
  const current = points.find(({ isCurrent }) => isCurrent);
  return (
    <PlayLayout
      isWide={isWide}
      panel={isWide ? panel : panel === 'notes' ? 'knowledge' : panel}
      onPanel={setPanel}
      head={
        <LessonHead
          chapter={chapter}
          no={no}
          title={title}
          isCollected={false}
          onCollect={nothing}
          onReport={nothing}
          onOutline={nothing}
        />
      }
      batch={hasBatch ? <BatchBar batch={batch} assessmentHref="#test" backHref="#back" /> : undefined}
      picture={
        <PictureFrame
          sheet={<LessonSheet no={no} title={title} point={current?.title} chapter={chapter} />}
          subtitles={['分组以后，一组只剩一行，HAVING 挑的是组。']}
        >
          {/* biome-ignore lint/a11y/useMediaCaption: a story has no sound */}
          <video />
        </PictureFrame>
      }
      ruler={<SeekRuler {...lesson} cuts={lesson.knowledge} onSeek={nothing} />}
      bar={
        <PlayerBar
          isPlaying={isPlaying}
          position={position}
          duration={duration}
          speed={1.25}
          speeds={[0.75, 1, 1.25, 1.5, 2]}
          quality="720P"
          qualities={[
            { id: '720P', label: '720P' },
            { id: '360P', label: '360P' },
          ]}
          hasSubtitles
          isAudioOnly={false}
          isMuted={false}
          volume={1}
          isFullScreen={false}
          nextTitle="4.3 连接查询与嵌套查询"
          onPlay={nothing}
          onNext={nothing}
          onSpeed={nothing}
          onQuality={nothing}
          onSubtitles={nothing}
          onAudioOnly={nothing}
          onVolume={nothing}
          onMute={nothing}
          onPictureInPicture={nothing}
          onFullScreen={nothing}
        />
      }
      resume={
        !isPlaying && (
          <ResumeBar
            second={position}
            when="昨天 22:41"
            device="在这台电脑上"
            onRestart={nothing}
            onResume={nothing}
          />
        )
      }
      save={
        <SaveLine
          state={isOffline ? 'local' : 'saved'}
          time="20:14:21"
          limit={{ furthest: lesson.furthest, ahead: 10 }}
        />
      }
      banner={banner}
      question={
        !isOffline && (
          <PopQuestionPane
            question={judge}
            outcome={null}
            isPending={false}
            problem={null}
            onAnswer={nothing}
            onAgain={nothing}
            onClose={nothing}
          />
        )
      }
      knowledge={<KnowledgeList points={points} onSeek={nothing} />}
      panels={[
        {
          id: 'notes',
          label: '笔记',
          note: '3',
          content: (
            <>
              <NoteForm
                second={position}
                text={text}
                isPending={false}
                isLocal={isOffline}
                problem={null}
                onChange={setText}
                onSave={nothing}
              />
              <NoteRows
                notes={notes}
                pendingId={null}
                problem={null}
                onSeek={nothing}
                onEdit={async () => true}
                onDelete={nothing}
              />
            </>
          ),
        },
        { id: 'questions', label: '答疑', note: '2', content: <Link href="#ask">在 12:35 提问</Link> },
        { id: 'handout', label: '讲义', content: <Link href="#handout">4.2 数据查询 讲义.pdf</Link> },
      ]}
      neighbours={
        <NeighbourLinks
          prev={{ no: '4.1', title: 'SQL 概述与数据定义', duration: 962, href: '#41' }}
          next={{ no: '4.3', title: '连接查询与嵌套查询', duration: 918, href: '#43' }}
        />
      }
    />
  );
}

export default {
  component: StoryPage,
  args: { path: '/course/play', children: <Player /> },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** It was watched before: to go on is the page's one primary action. */
export const Default: Story = {};

export const Playground: Story = { args: { children: <Player isPlaying /> } };

/** The network is gone. */
export const Offline: Story = {
  args: {
    children: (
      <Player
        isPlaying
        isOffline
        banner={<NetworkLost until={965} keptSeconds={105} onRetry={nothing} onAudioOnly={nothing} />}
      />
    ),
  },
};

/** Another browser plays. */
export const Elsewhere: Story = {
  args: {
    children: (
      <Player
        banner={
          <HeldElsewhere device="Chrome 140，Windows" since="20:12" isPending={false} onTakeOver={nothing} />
        }
      />
    ),
  },
};

/** A lesson of a practice course counts for its batch. */
export const Practice: Story = { args: { children: <Player isPlaying hasBatch /> } };

export const Huge: Story = { globals: { text: 'huge' } };
