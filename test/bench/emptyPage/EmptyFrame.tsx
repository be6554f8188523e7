import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const theme = createTheme({ cssVariables: true });

/** React and MUI with what any MUI app's first screen is made of, and no app. */
export function EmptyFrame() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6">Empty</Typography>
          <Tooltip title="Nothing">
            <IconButton aria-label="Nothing">·</IconButton>
          </Tooltip>
          <Button color="inherit">Nothing</Button>
        </Toolbar>
      </AppBar>
      <Box>
        <TextField select label="Choice" defaultValue="a">
          <MenuItem value="a">a</MenuItem>
        </TextField>
        <List>
          <ListItemButton>
            <ListItemText primary="Row" />
          </ListItemButton>
        </List>
        <Card>
          <CardContent>
            <Chip label="Chip" />
            <Skeleton />
          </CardContent>
        </Card>
      </Box>
    </ThemeProvider>
  );
}
